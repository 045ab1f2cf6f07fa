CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
CREATE TABLE tables (
	id VARCHAR NOT NULL, 
	secret VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	seats INTEGER NOT NULL, 
	public BOOLEAN NOT NULL, 
	status VARCHAR NOT NULL, 
	host VARCHAR NOT NULL, 
	opened_at BIGINT NOT NULL, 
	changed_at BIGINT NOT NULL, 
	names JSON NOT NULL, 
	scores JSON, 
	ranks JSON, bots JSON, 
	CONSTRAINT tables_pkey PRIMARY KEY (id)
);
CREATE INDEX tables_by_status ON tables (status, changed_at);
CREATE INDEX tables_by_host ON tables (host);
CREATE TABLE seatings (
	table_id VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR NOT NULL, 
	CONSTRAINT seatings_pkey PRIMARY KEY (table_id, seat, person), 
	CONSTRAINT seatings_table_id_fkey FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
CREATE INDEX seatings_by_person ON seatings (person);
CREATE TABLE people (
	id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	created_at BIGINT NOT NULL, 
	CONSTRAINT people_pkey PRIMARY KEY (id)
);
CREATE TABLE tokens (
	token_hash VARCHAR NOT NULL, 
	person VARCHAR NOT NULL, 
	created_at BIGINT NOT NULL, 
	CONSTRAINT tokens_pkey PRIMARY KEY (token_hash), 
	CONSTRAINT tokens_person_fkey FOREIGN KEY(person) REFERENCES people (id)
);
CREATE TABLE return_links (
	link_hash VARCHAR NOT NULL, 
	person VARCHAR NOT NULL, 
	expires_at BIGINT NOT NULL, 
	CONSTRAINT return_links_pkey PRIMARY KEY (link_hash), 
	CONSTRAINT return_links_person_fkey FOREIGN KEY(person) REFERENCES people (id)
);
CREATE TABLE server (
	id INTEGER NOT NULL, 
	alive_at BIGINT NOT NULL, 
	CONSTRAINT server_pkey PRIMARY KEY (id), 
	CONSTRAINT server_single CHECK (id = 1)
);
CREATE TABLE log_keys (
	"key" INTEGER NOT NULL, 
	table_id VARCHAR NOT NULL, 
	CONSTRAINT log_keys_pkey PRIMARY KEY ("key"), 
	CONSTRAINT log_keys_table_id_key UNIQUE (table_id), 
	CONSTRAINT log_keys_table_id_fkey FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE log (
	"key" INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	time BIGINT NOT NULL, 
	seat INTEGER, 
	move_id VARCHAR, 
	entry BLOB NOT NULL, 
	CONSTRAINT log_key_fkey FOREIGN KEY("key") REFERENCES log_keys ("key")
);
CREATE UNIQUE INDEX log_by_key ON log ("key", number);
CREATE TABLE reviews (
	table_id VARCHAR NOT NULL, 
	version INTEGER NOT NULL, 
	rules INTEGER NOT NULL, 
	report BLOB NOT NULL, 
	CONSTRAINT reviews_pkey PRIMARY KEY (table_id), 
	CONSTRAINT reviews_table_id_fkey FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE daily (
	day VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	person VARCHAR NOT NULL, 
	table_id VARCHAR NOT NULL, 
	CONSTRAINT daily_pkey PRIMARY KEY (day, game, person), 
	CONSTRAINT daily_table_id_fkey FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
CREATE TABLE cards (
	table_id VARCHAR NOT NULL, 
	card JSON NOT NULL, 
	listed_at BIGINT, 
	CONSTRAINT cards_pkey PRIMARY KEY (table_id), 
	CONSTRAINT cards_table_id_fkey FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE INDEX cards_listed ON cards (listed_at) WHERE listed_at IS NOT NULL;
CREATE TABLE attention (
	table_id VARCHAR NOT NULL, 
	run INTEGER NOT NULL, 
	due_at BIGINT, 
	CONSTRAINT attention_pkey PRIMARY KEY (table_id), 
	CONSTRAINT attention_table_id_fkey FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
CREATE TABLE runs (
	number INTEGER NOT NULL, 
	down_since BIGINT NOT NULL, 
	up_at BIGINT NOT NULL, 
	CONSTRAINT runs_pkey PRIMARY KEY (number)
);
CREATE TABLE quarantine (
	table_id VARCHAR NOT NULL, 
	reason VARCHAR NOT NULL, 
	since BIGINT NOT NULL, 
	CONSTRAINT quarantine_pkey PRIMARY KEY (table_id)
);
CREATE INDEX tokens_by_person ON tokens (person);
CREATE INDEX return_links_by_person ON return_links (person);
INSERT INTO alembic_version VALUES ('0007')
