-- Games that count for ratings, and the ratings that follow from them. It only adds.

CREATE TABLE rated_games (
    table_id text PRIMARY KEY,
    pool text,
    ended_at bigint,
    outcome text,
    plays text,
    weight double precision NOT NULL,
    reviewed integer NOT NULL
);
CREATE INDEX rated_games_by_pool ON rated_games (pool, ended_at, table_id);
CREATE INDEX rated_games_by_review ON rated_games (reviewed, ended_at, table_id);

CREATE TABLE rating_pools (
    pool text NOT NULL,
    track text NOT NULL,
    mark_at bigint,
    mark_table text,
    worker text,
    until bigint NOT NULL,
    PRIMARY KEY (pool, track)
);

CREATE TABLE rating_changes (
    person text NOT NULL,
    pool text NOT NULL,
    track text NOT NULL,
    ended_at bigint NOT NULL,
    table_id text NOT NULL,
    mu double precision NOT NULL,
    sigma double precision NOT NULL,
    games integer NOT NULL,
    short boolean NOT NULL,
    PRIMARY KEY (person, pool, track, ended_at, table_id)
);
CREATE INDEX rating_changes_by_table ON rating_changes (table_id);

CREATE TABLE ratings (
    person text NOT NULL,
    pool text NOT NULL,
    track text NOT NULL,
    month text NOT NULL,
    mu double precision NOT NULL,
    sigma double precision NOT NULL,
    games integer NOT NULL,
    shown integer NOT NULL,
    settled boolean NOT NULL,
    PRIMARY KEY (person, pool, track, month)
);
CREATE INDEX ratings_board ON ratings (pool, track, month, settled, shown);

CREATE TABLE plays (
    person text NOT NULL,
    game text NOT NULL,
    ended_at bigint NOT NULL,
    table_id text NOT NULL,
    decisions integer NOT NULL,
    given double precision NOT NULL,
    kinds text NOT NULL,
    PRIMARY KEY (person, game, ended_at, table_id)
);
