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
CREATE TABLE seatings (
	table_id VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR NOT NULL, ended_at BIGINT, game VARCHAR, size INTEGER, place INTEGER, kept BOOLEAN, 
	CONSTRAINT seatings_pkey PRIMARY KEY (table_id, seat, person), 
	CONSTRAINT seatings_table_id_fkey FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
CREATE TABLE people (
	id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	created_at BIGINT NOT NULL, merged_into VARCHAR, 
	CONSTRAINT people_pkey PRIMARY KEY (id)
);
CREATE TABLE tokens (
	token_hash VARCHAR NOT NULL, 
	person VARCHAR NOT NULL, 
	created_at BIGINT NOT NULL, used_at BIGINT, agent VARCHAR, was VARCHAR, proven_at BIGINT, 
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
CREATE INDEX people_merged ON people (merged_into) WHERE merged_into IS NOT NULL;
CREATE TABLE handles (
	"key" VARCHAR NOT NULL, 
	handle VARCHAR NOT NULL, 
	person VARCHAR NOT NULL, 
	taken_at BIGINT NOT NULL, 
	left_at BIGINT, 
	CONSTRAINT handles_pkey PRIMARY KEY ("key"), 
	CONSTRAINT handles_person_fkey FOREIGN KEY(person) REFERENCES people (id)
);
CREATE INDEX handles_by_person ON handles (person);
CREATE TABLE keys (
	id VARCHAR NOT NULL, 
	person VARCHAR NOT NULL, 
	kind VARCHAR NOT NULL, 
	label VARCHAR NOT NULL, 
	secret BLOB NOT NULL, 
	credential VARCHAR, 
	uses BIGINT NOT NULL, 
	made_at BIGINT NOT NULL, 
	used_at BIGINT, 
	CONSTRAINT keys_pkey PRIMARY KEY (id), 
	CONSTRAINT keys_credential_key UNIQUE (credential), 
	CONSTRAINT keys_person_fkey FOREIGN KEY(person) REFERENCES people (id)
);
CREATE INDEX keys_by_person ON keys (person);
CREATE TABLE codes (
	code_hash VARCHAR NOT NULL, 
	person VARCHAR NOT NULL, 
	made_at BIGINT NOT NULL, 
	CONSTRAINT codes_pkey PRIMARY KEY (code_hash), 
	CONSTRAINT codes_person_fkey FOREIGN KEY(person) REFERENCES people (id)
);
CREATE INDEX codes_by_person ON codes (person);
CREATE INDEX tables_by_host ON tables (host, status);
CREATE TABLE notes (
	person VARCHAR NOT NULL, 
	table_id VARCHAR NOT NULL, 
	starred BOOLEAN NOT NULL, 
	text VARCHAR NOT NULL, 
	CONSTRAINT notes_pkey PRIMARY KEY (person, table_id), 
	CONSTRAINT notes_table_id_fkey FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
CREATE INDEX notes_by_table ON notes (table_id);
CREATE TABLE friends (
	person VARCHAR NOT NULL, 
	other VARCHAR NOT NULL, 
	since BIGINT NOT NULL, 
	CONSTRAINT friends_pkey PRIMARY KEY (person, other), 
	CONSTRAINT friends_person_fkey FOREIGN KEY(person) REFERENCES people (id), 
	CONSTRAINT friends_other_fkey FOREIGN KEY(other) REFERENCES people (id)
)
 WITHOUT ROWID

;
CREATE INDEX friends_by_other ON friends (other);
CREATE TABLE asks (
	person VARCHAR NOT NULL, 
	"key" VARCHAR NOT NULL, 
	shown VARCHAR NOT NULL, 
	other VARCHAR, 
	asked_at BIGINT NOT NULL, 
	CONSTRAINT asks_pkey PRIMARY KEY (person, "key"), 
	CONSTRAINT asks_person_fkey FOREIGN KEY(person) REFERENCES people (id), 
	CONSTRAINT asks_other_fkey FOREIGN KEY(other) REFERENCES people (id)
)
 WITHOUT ROWID

;
CREATE INDEX asks_by_other ON asks (other);
CREATE TABLE blocks (
	person VARCHAR NOT NULL, 
	"key" VARCHAR NOT NULL, 
	shown VARCHAR NOT NULL, 
	other VARCHAR, 
	since BIGINT NOT NULL, 
	CONSTRAINT blocks_pkey PRIMARY KEY (person, "key"), 
	CONSTRAINT blocks_person_fkey FOREIGN KEY(person) REFERENCES people (id), 
	CONSTRAINT blocks_other_fkey FOREIGN KEY(other) REFERENCES people (id)
)
 WITHOUT ROWID

;
CREATE INDEX blocks_by_other ON blocks (other);
CREATE TABLE invitations (
	person VARCHAR NOT NULL, 
	other VARCHAR NOT NULL, 
	table_id VARCHAR NOT NULL, 
	sent_at BIGINT NOT NULL, 
	CONSTRAINT invitations_pkey PRIMARY KEY (person, other, table_id), 
	CONSTRAINT invitations_person_fkey FOREIGN KEY(person) REFERENCES people (id), 
	CONSTRAINT invitations_other_fkey FOREIGN KEY(other) REFERENCES people (id), 
	CONSTRAINT invitations_table_id_fkey FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
CREATE INDEX invitations_by_other ON invitations (other);
CREATE INDEX invitations_by_table ON invitations (table_id);
CREATE TABLE seen (
	person VARCHAR NOT NULL, 
	seen_at BIGINT NOT NULL, 
	CONSTRAINT seen_pkey PRIMARY KEY (person), 
	CONSTRAINT seen_person_fkey FOREIGN KEY(person) REFERENCES people (id)
)
 WITHOUT ROWID

;
CREATE TABLE profiles (
	person VARCHAR NOT NULL, 
	shows VARCHAR NOT NULL, 
	CONSTRAINT profiles_pkey PRIMARY KEY (person), 
	CONSTRAINT profiles_person_fkey FOREIGN KEY(person) REFERENCES people (id)
)
 WITHOUT ROWID

;
CREATE TABLE lessons (
	person VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	"key" VARCHAR NOT NULL, 
	done_at BIGINT NOT NULL, 
	CONSTRAINT lessons_pkey PRIMARY KEY (person, game, "key"), 
	CONSTRAINT lessons_person_fkey FOREIGN KEY(person) REFERENCES people (id)
)
 WITHOUT ROWID

;
CREATE INDEX daily_by_person ON daily (person, day);
CREATE TABLE moderators (
	person VARCHAR NOT NULL, 
	since BIGINT NOT NULL, 
	CONSTRAINT moderators_pkey PRIMARY KEY (person), 
	CONSTRAINT moderators_person_fkey FOREIGN KEY(person) REFERENCES people (id)
)
 WITHOUT ROWID

;
CREATE TABLE reports (
	id VARCHAR NOT NULL, 
	reporter VARCHAR NOT NULL, 
	person VARCHAR NOT NULL, 
	kind VARCHAR NOT NULL, 
	text VARCHAR NOT NULL, 
	table_id VARCHAR, 
	snapshot BLOB NOT NULL, 
	made_at BIGINT NOT NULL, 
	closed_at BIGINT, 
	outcome VARCHAR, 
	CONSTRAINT reports_pkey PRIMARY KEY (id), 
	CONSTRAINT reports_person_fkey FOREIGN KEY(person) REFERENCES people (id)
);
CREATE INDEX reports_by_closing ON reports (closed_at, made_at);
CREATE INDEX reports_by_person ON reports (person, made_at);
CREATE INDEX reports_by_reporter ON reports (reporter, made_at);
CREATE TABLE votes (
	report VARCHAR NOT NULL, 
	moderator VARCHAR NOT NULL, 
	days INTEGER NOT NULL, 
	voted_at BIGINT NOT NULL, text VARCHAR, 
	CONSTRAINT votes_pkey PRIMARY KEY (report, moderator), 
	CONSTRAINT votes_report_fkey FOREIGN KEY(report) REFERENCES reports (id), 
	CONSTRAINT votes_moderator_fkey FOREIGN KEY(moderator) REFERENCES people (id)
)
 WITHOUT ROWID

;
CREATE INDEX votes_by_moderator ON votes (moderator);
CREATE TABLE actions (
	id VARCHAR NOT NULL, 
	person VARCHAR NOT NULL, 
	kind VARCHAR NOT NULL, 
	moderator VARCHAR, 
	report VARCHAR, 
	text VARCHAR NOT NULL, 
	made_at BIGINT NOT NULL, 
	until BIGINT, 
	read_at BIGINT, 
	answer VARCHAR, 
	answered_at BIGINT, 
	settled_at BIGINT, 
	lifted_at BIGINT, 
	CONSTRAINT actions_pkey PRIMARY KEY (id), 
	CONSTRAINT actions_person_fkey FOREIGN KEY(person) REFERENCES people (id)
);
CREATE INDEX actions_by_person ON actions (person, made_at);
CREATE TABLE restrictions (
	person VARCHAR NOT NULL, 
	kind VARCHAR NOT NULL, 
	until BIGINT NOT NULL, 
	action VARCHAR NOT NULL, 
	carried BOOLEAN NOT NULL, 
	CONSTRAINT restrictions_pkey PRIMARY KEY (person, kind), 
	CONSTRAINT restrictions_person_fkey FOREIGN KEY(person) REFERENCES people (id)
)
 WITHOUT ROWID

;
CREATE TABLE kept_seats (
	table_id VARCHAR NOT NULL, 
	person VARCHAR NOT NULL, 
	other VARCHAR NOT NULL, 
	kept_at BIGINT NOT NULL, 
	CONSTRAINT kept_seats_pkey PRIMARY KEY (table_id, person), 
	CONSTRAINT kept_seats_table_id_fkey FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT kept_seats_person_fkey FOREIGN KEY(person) REFERENCES people (id), 
	CONSTRAINT kept_seats_other_fkey FOREIGN KEY(other) REFERENCES people (id)
)
 WITHOUT ROWID

;
CREATE INDEX kept_seats_by_person ON kept_seats (person);
CREATE INDEX kept_seats_by_other ON kept_seats (other);
CREATE TABLE mail (
	person VARCHAR NOT NULL, 
	address VARCHAR, 
	"key" VARCHAR, 
	wanted VARCHAR, 
	link_hash VARCHAR, 
	until BIGINT, 
	CONSTRAINT mail_pkey PRIMARY KEY (person), 
	CONSTRAINT mail_key_key UNIQUE ("key"), 
	CONSTRAINT mail_link_hash_key UNIQUE (link_hash), 
	CONSTRAINT mail_person_fkey FOREIGN KEY(person) REFERENCES people (id)
)
 WITHOUT ROWID

;
CREATE TABLE letters (
	id VARCHAR NOT NULL, 
	kind VARCHAR NOT NULL, 
	person VARCHAR, 
	address VARCHAR NOT NULL, 
	lang VARCHAR NOT NULL, 
	made_at BIGINT NOT NULL, 
	due_at BIGINT NOT NULL, 
	tries INTEGER NOT NULL, 
	CONSTRAINT letters_pkey PRIMARY KEY (id), 
	CONSTRAINT letters_person_fkey FOREIGN KEY(person) REFERENCES people (id)
)
 WITHOUT ROWID

;
CREATE INDEX letters_due ON letters (due_at);
CREATE INDEX letters_by_person ON letters (person);
CREATE TABLE sent_links (
	link_hash VARCHAR NOT NULL, 
	person VARCHAR NOT NULL, 
	expires_at BIGINT NOT NULL, 
	CONSTRAINT sent_links_pkey PRIMARY KEY (link_hash), 
	CONSTRAINT sent_links_person_fkey FOREIGN KEY(person) REFERENCES people (id)
)
 WITHOUT ROWID

;
CREATE INDEX sent_links_by_person ON sent_links (person);
CREATE TABLE wishes (
	table_id VARCHAR NOT NULL, 
	person VARCHAR NOT NULL, 
	CONSTRAINT wishes_pkey PRIMARY KEY (table_id, person), 
	CONSTRAINT wishes_table_id_fkey FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
CREATE INDEX wishes_by_person ON wishes (person);
CREATE TABLE choices (
	person VARCHAR NOT NULL, 
	chat VARCHAR NOT NULL, presence VARCHAR, page VARCHAR, named BOOLEAN, 
	CONSTRAINT choices_pkey PRIMARY KEY (person), 
	CONSTRAINT choices_person_fkey FOREIGN KEY(person) REFERENCES people (id)
)
 WITHOUT ROWID

;
CREATE TABLE reserved (
	key_hash VARCHAR NOT NULL, 
	CONSTRAINT reserved_pkey PRIMARY KEY (key_hash)
)
 WITHOUT ROWID

;
CREATE TABLE gone (
	person VARCHAR NOT NULL, 
	gone_at BIGINT NOT NULL, 
	begun_at BIGINT NOT NULL, 
	done BOOLEAN NOT NULL, 
	CONSTRAINT gone_pkey PRIMARY KEY (person)
)
 WITHOUT ROWID

;
CREATE TABLE chores (
	name VARCHAR NOT NULL, 
	begun_at BIGINT NOT NULL, 
	place VARCHAR NOT NULL, 
	CONSTRAINT chores_pkey PRIMARY KEY (name)
)
 WITHOUT ROWID

;
CREATE INDEX asks_by_key ON asks ("key");
CREATE INDEX blocks_by_key ON blocks ("key");
CREATE INDEX reports_by_table ON reports (table_id);
CREATE INDEX cards_staged ON cards (table_id) WHERE CASE WHEN json_valid(card) THEN json_extract(card, '$.stage.kind') END IS NOT NULL;
CREATE TABLE rated_games (
	table_id VARCHAR NOT NULL, 
	pool VARCHAR, 
	ended_at BIGINT, 
	outcome VARCHAR, 
	plays VARCHAR, 
	weight FLOAT NOT NULL, 
	reviewed INTEGER NOT NULL, 
	CONSTRAINT rated_games_pkey PRIMARY KEY (table_id)
)
 WITHOUT ROWID

;
CREATE INDEX rated_games_by_pool ON rated_games (pool, ended_at, table_id);
CREATE INDEX rated_games_by_review ON rated_games (reviewed, ended_at, table_id);
CREATE TABLE rating_pools (
	pool VARCHAR NOT NULL, 
	track VARCHAR NOT NULL, 
	mark_at BIGINT, 
	mark_table VARCHAR, 
	worker VARCHAR, 
	until BIGINT NOT NULL, 
	CONSTRAINT rating_pools_pkey PRIMARY KEY (pool, track)
)
 WITHOUT ROWID

;
CREATE TABLE rating_changes (
	person VARCHAR NOT NULL, 
	pool VARCHAR NOT NULL, 
	track VARCHAR NOT NULL, 
	ended_at BIGINT NOT NULL, 
	table_id VARCHAR NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	games INTEGER NOT NULL, 
	short BOOLEAN NOT NULL, 
	CONSTRAINT rating_changes_pkey PRIMARY KEY (person, pool, track, ended_at, table_id)
)
 WITHOUT ROWID

;
CREATE INDEX rating_changes_by_table ON rating_changes (table_id);
CREATE TABLE ratings (
	person VARCHAR NOT NULL, 
	pool VARCHAR NOT NULL, 
	track VARCHAR NOT NULL, 
	month VARCHAR NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	games INTEGER NOT NULL, 
	shown INTEGER NOT NULL, 
	settled BOOLEAN NOT NULL, 
	CONSTRAINT ratings_pkey PRIMARY KEY (person, pool, track, month)
)
 WITHOUT ROWID

;
CREATE INDEX ratings_board ON ratings (pool, track, month, settled, shown);
CREATE TABLE plays (
	person VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	ended_at BIGINT NOT NULL, 
	table_id VARCHAR NOT NULL, 
	decisions INTEGER NOT NULL, 
	given FLOAT NOT NULL, 
	kinds VARCHAR NOT NULL, 
	CONSTRAINT plays_pkey PRIMARY KEY (person, game, ended_at, table_id)
)
 WITHOUT ROWID

;
CREATE TABLE gatherings (
	table_id VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	pace VARCHAR NOT NULL, 
	seats INTEGER NOT NULL, 
	level VARCHAR NOT NULL, 
	lang VARCHAR NOT NULL, 
	rating INTEGER, 
	opened_at BIGINT NOT NULL, 
	seen_at BIGINT NOT NULL, 
	CONSTRAINT gatherings_pkey PRIMARY KEY (table_id), 
	CONSTRAINT gatherings_table_id_fkey FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
CREATE INDEX gatherings_seen ON gatherings (game, pace, seen_at);
CREATE INDEX seatings_past ON seatings (person, ended_at, table_id, game, size, place, kept);
CREATE TABLE tickets (
	id VARCHAR NOT NULL, 
	person VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	seats INTEGER NOT NULL, 
	hours INTEGER NOT NULL, 
	ahead INTEGER NOT NULL, 
	answer_hours INTEGER NOT NULL, 
	level VARCHAR NOT NULL, 
	lang VARCHAR NOT NULL, 
	made_at BIGINT NOT NULL, 
	expires_at BIGINT NOT NULL, 
	table_id VARCHAR, 
	claimed_at BIGINT, zone VARCHAR, rating INTEGER, 
	CONSTRAINT tickets_pkey PRIMARY KEY (id), 
	CONSTRAINT tickets_person_fkey FOREIGN KEY(person) REFERENCES people (id)
)
 WITHOUT ROWID

;
CREATE INDEX tickets_by_person ON tickets (person, made_at);
CREATE INDEX tickets_by_age ON tickets (expires_at);
CREATE TABLE channels (
	id VARCHAR NOT NULL, 
	person VARCHAR NOT NULL, 
	kind VARCHAR NOT NULL, 
	address VARCHAR NOT NULL, 
	secret VARCHAR, 
	device VARCHAR, 
	table_id VARCHAR, 
	lang VARCHAR NOT NULL, 
	made_at BIGINT NOT NULL, 
	next_at BIGINT NOT NULL, 
	tries INTEGER NOT NULL, 
	sent_at BIGINT, 
	failed_at BIGINT, 
	error VARCHAR, 
	CONSTRAINT channels_pkey PRIMARY KEY (id), 
	CONSTRAINT channels_person_fkey FOREIGN KEY(person) REFERENCES people (id)
)
 WITHOUT ROWID

;
CREATE INDEX channels_by_person ON channels (person);
CREATE INDEX channels_by_address ON channels (address);
CREATE INDEX channels_by_table ON channels (table_id);
CREATE TABLE outbox (
	channel VARCHAR NOT NULL, 
	"key" VARCHAR NOT NULL, 
	kind VARCHAR NOT NULL, 
	table_id VARCHAR, 
	other VARCHAR, 
	made_at BIGINT NOT NULL, 
	due_at BIGINT, 
	sent_at BIGINT, 
	CONSTRAINT outbox_pkey PRIMARY KEY (channel, "key"), 
	CONSTRAINT outbox_channel_fkey FOREIGN KEY(channel) REFERENCES channels (id)
)
 WITHOUT ROWID

;
CREATE INDEX outbox_due ON outbox (due_at);
CREATE INDEX outbox_made ON outbox (made_at);
CREATE INDEX outbox_other ON outbox (other);
CREATE TABLE news_choices (
	person VARCHAR NOT NULL, 
	choice VARCHAR NOT NULL, 
	CONSTRAINT news_choices_pkey PRIMARY KEY (person), 
	CONSTRAINT news_choices_person_fkey FOREIGN KEY(person) REFERENCES people (id)
)
 WITHOUT ROWID

;
CREATE TABLE holidays (
	person VARCHAR NOT NULL, 
	made_at BIGINT NOT NULL, 
	starts_at BIGINT NOT NULL, 
	until_at BIGINT NOT NULL, 
	how VARCHAR NOT NULL, 
	words VARCHAR, 
	look_at BIGINT NOT NULL, 
	CONSTRAINT holidays_pkey PRIMARY KEY (person, made_at), 
	CONSTRAINT holidays_person_fkey FOREIGN KEY(person) REFERENCES people (id)
)
 WITHOUT ROWID

;
CREATE INDEX holidays_due ON holidays (look_at);
CREATE TABLE events (
	id VARCHAR NOT NULL, 
	secret VARCHAR NOT NULL, 
	organiser VARCHAR, 
	status VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	line VARCHAR NOT NULL, 
	made_at BIGINT NOT NULL, 
	listed_at BIGINT NOT NULL, 
	due_at BIGINT, 
	CONSTRAINT events_pkey PRIMARY KEY (id), 
	CONSTRAINT events_organiser_fkey FOREIGN KEY(organiser) REFERENCES people (id)
)
 WITHOUT ROWID

;
CREATE INDEX events_listed ON events (status, listed_at);
CREATE INDEX events_due ON events (due_at);
CREATE INDEX events_by_organiser ON events (organiser);
CREATE TABLE event_log (
	event VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	time BIGINT NOT NULL, 
	entry BLOB NOT NULL, 
	CONSTRAINT event_log_pkey PRIMARY KEY (event, number), 
	CONSTRAINT event_log_event_fkey FOREIGN KEY(event) REFERENCES events (id)
)
 WITHOUT ROWID

;
CREATE TABLE event_people (
	event VARCHAR NOT NULL, 
	"key" VARCHAR NOT NULL, 
	person VARCHAR, 
	CONSTRAINT event_people_pkey PRIMARY KEY (event, "key"), 
	CONSTRAINT event_people_event_fkey FOREIGN KEY(event) REFERENCES events (id), 
	CONSTRAINT event_people_person_fkey FOREIGN KEY(person) REFERENCES people (id)
)
 WITHOUT ROWID

;
CREATE INDEX event_people_by_person ON event_people (person);
CREATE TABLE event_tables (
	event VARCHAR NOT NULL, 
	round INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	table_id VARCHAR NOT NULL, 
	CONSTRAINT event_tables_pkey PRIMARY KEY (event, round, number), 
	CONSTRAINT event_tables_event_fkey FOREIGN KEY(event) REFERENCES events (id)
)
 WITHOUT ROWID

;
CREATE UNIQUE INDEX event_tables_by_table ON event_tables (table_id);
CREATE TABLE circles (
	id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	made_at BIGINT NOT NULL, 
	link_number INTEGER NOT NULL, 
	CONSTRAINT circles_pkey PRIMARY KEY (id)
)
 WITHOUT ROWID

;
CREATE TABLE circle_members (
	circle VARCHAR NOT NULL, 
	person VARCHAR NOT NULL, 
	role VARCHAR NOT NULL, 
	joined_at BIGINT NOT NULL, 
	feed_number INTEGER NOT NULL, 
	CONSTRAINT circle_members_pkey PRIMARY KEY (circle, person), 
	CONSTRAINT circle_members_circle_fkey FOREIGN KEY(circle) REFERENCES circles (id), 
	CONSTRAINT circle_members_person_fkey FOREIGN KEY(person) REFERENCES people (id)
)
 WITHOUT ROWID

;
CREATE INDEX circle_members_by_person ON circle_members (person);
CREATE TABLE circle_evenings (
	id VARCHAR NOT NULL, 
	circle VARCHAR NOT NULL, 
	starts_at BIGINT NOT NULL, 
	games VARCHAR NOT NULL, 
	note VARCHAR NOT NULL, 
	made_at BIGINT NOT NULL, 
	CONSTRAINT circle_evenings_pkey PRIMARY KEY (id), 
	CONSTRAINT circle_evenings_circle_fkey FOREIGN KEY(circle) REFERENCES circles (id)
)
 WITHOUT ROWID

;
CREATE INDEX circle_evenings_by_time ON circle_evenings (circle, starts_at);
CREATE TABLE circle_answers (
	evening VARCHAR NOT NULL, 
	person VARCHAR NOT NULL, 
	answer VARCHAR, 
	seen_at BIGINT, 
	CONSTRAINT circle_answers_pkey PRIMARY KEY (evening, person), 
	CONSTRAINT circle_answers_evening_fkey FOREIGN KEY(evening) REFERENCES circle_evenings (id), 
	CONSTRAINT circle_answers_person_fkey FOREIGN KEY(person) REFERENCES people (id)
)
 WITHOUT ROWID

;
CREATE INDEX circle_answers_by_person ON circle_answers (person);
CREATE TABLE circle_tables (
	evening VARCHAR NOT NULL, 
	round INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	table_id VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	pace VARCHAR NOT NULL, 
	people VARCHAR NOT NULL, 
	made_at BIGINT NOT NULL, 
	CONSTRAINT circle_tables_pkey PRIMARY KEY (evening, round, number), 
	CONSTRAINT circle_tables_evening_fkey FOREIGN KEY(evening) REFERENCES circle_evenings (id)
)
 WITHOUT ROWID

;
CREATE INDEX circle_tables_by_table ON circle_tables (table_id);
INSERT INTO alembic_version VALUES ('0030')
