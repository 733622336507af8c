import { identifier } from '../../contract/table/names.ts'
import type { Table } from '../../contract/table/table.ts'
import type { Definition } from '../migration/definition.ts'
import { stepTable } from './sign-in-steps.ts'

/** A table with rows of a user, deleted with the credential. */
const ofUser = (name: string, columns: string, more: string): Definition => ({
  name: `table ${name}`,
  definition: 'of credential',
  make: `create table ${name} (
  user_id bigint not null references credential (user_id) on delete cascade,
  ${columns}
)${more}`,
  unmake: null,
})

const column = (table: string, name: string, definition: string): Definition => ({
  name: `column ${table}.${name}`,
  definition,
  make: `alter table ${table} add column ${name} ${definition}`,
  unmake: null,
})

const sessions: readonly Definition[] = [
  ofUser(
    'session',
    `id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null`,
    '; create index session_user_idx on session (user_id)',
  ),
  column('session', 'address', 'text'),
  column('session', 'program', 'text'),
  column('session', 'last_used_at', 'timestamptz'),
  column('session', 'rotation', 'integer not null default 0'),
  column('session', 'rotated_at', 'timestamptz'),
  column('session', 'proved_at', 'timestamptz'),
  column('session', 'token_version', 'integer'),
]

const knownOrigins: readonly Definition[] = [
  ofUser(
    'known_address',
    `place text primary key,
  last_at timestamptz not null default now()`,
    '; create index known_address_user_idx on known_address (user_id)',
  ),
  ofUser(
    'known_place',
    `place text primary key,
  language text not null,
  last_at timestamptz not null default now()`,
    '; create index known_place_user_idx on known_place (user_id)',
  ),
]

const factors: readonly Definition[] = [
  ofUser(
    'totp',
    `secret text not null,
  last_step bigint not null,
  created_at timestamptz not null default now(),
  primary key (user_id)`,
    '',
  ),
  ofUser(
    'passkey',
    `id text primary key,
  public_key text not null,
  counter bigint not null,
  transports jsonb not null,
  name text not null,
  rp_id text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz`,
    '; create index passkey_user_idx on passkey (user_id)',
  ),
  ofUser('recovery_code', 'hash text not null,\n  primary key (user_id, hash)', ''),
  ofUser(
    'factor_setup',
    `kind text not null,
  session_id uuid,
  value text not null,
  expires_at timestamptz not null,
  primary key (user_id, kind)`,
    '',
  ),
  ofUser(
    stepTable,
    `id text primary key,
  token_version integer not null,
  told text,
  challenge text,
  expires_at timestamptz not null`,
    `; create index ${stepTable}_user_idx on ${stepTable} (user_id)`,
  ),
]

/**
 * Tables for the sign-in data of users (credentials.ts), their sessions (sessions.ts), the origins of sign-ins
 * (known-places.ts), and second factors (factors.ts, sign-in-steps.ts).
 */
export const credentialDefinitions = (users: Table): Definition[] => [
  {
    name: 'table credential',
    definition: `of ${users.name}`,
    make: `create table credential (
  user_id bigint primary key references ${identifier(users.name)} (id) on delete cascade,
  password_hash text not null,
  temporary_hash text,
  temporary_until timestamptz,
  token_version integer not null default 1
)`,
    unmake: null,
  },
  // Written by earlier versions only, for sign-ups that await confirmation.
  column('credential', 'chosen_hash', 'text'),
  column('credential', 'awaits_confirmation', 'boolean not null default false'),
  ...sessions,
  ...knownOrigins,
  ...factors,
]
