import { identifier, literal } from '../../contract/table/names.ts'
import type { Table, Tables } from '../../contract/table/table.ts'
import type { Queryable, Transaction } from '../database.ts'
import type { Definition } from '../migration/definition.ts'
import { dropTextFunctions, foldSql, linesSql, makeTextFunctions } from './search-text.ts'

/** Number of characters of a label that are used for sorting. */
export const sortedLength = 200

/** SQL of whether a word can be suggested for a misspelt one: only letters, neither very short nor very long. */
const isKeptWord = "length(word) between 4 and 40 and word !~ '[0-9]'"

const entries = 'search entries'

/** Prefix of the key that stores the searched properties of a table. */
const searchOf = 'search of '

const triggerFunction = 'keep_search_entry'
const triggerName = 'keep_search'

/** SQL that creates the triggers of a table; `label` and `properties` are searched. */
const triggerSql = (table: string, label: string, properties: readonly string[]): string => {
  const triggerArguments = [label, ...properties].map(literal).join(', ')
  return `create trigger ${triggerName} after insert or update or delete on ${table} for each row execute function ${triggerFunction}(${triggerArguments});
create trigger ${triggerName}_truncate after truncate on ${table} for each statement execute function ${triggerFunction}()`
}

/** SQL that drops the triggers, if they exist. */
const untriggerSql = (table: string): string =>
  `drop trigger if exists ${triggerName} on ${table}; drop trigger if exists ${triggerName}_truncate on ${table}`

/**
 * The searched texts of all records, in one table, updated by triggers in the same transaction as the write. `label`
 * and `text` are folded: lower case without marks, one space before each word, one line per text; `text` begins with
 * `label`. `search_word` contains the existing words, possibly twice or longer than any record has them, so that
 * writers do not wait for each other.
 */
const entryDefinition: Definition = {
  name: entries,
  definition: 'table_name, record_id, label, text, of contract_alike',
  make: `${makeTextFunctions};
create table search_entry (
  table_name text not null,
  record_id bigint not null,
  label text not null,
  text text not null,
  primary key (table_name, record_id)
);
create index search_entry_label_idx on search_entry ((left(label, ${sortedLength})) collate "C");
create table search_word (word text not null);
create index search_word_idx on search_word (word);
create function ${triggerFunction}() returns trigger language plpgsql as $$
declare
  named text := '';
  whole text := '';
begin
  if tg_op = 'TRUNCATE' then
    delete from search_entry where table_name = tg_table_name;
    return null;
  elsif tg_op = 'DELETE' then
    delete from search_entry where table_name = tg_table_name and record_id = old.id;
    return null;
  elsif tg_op = 'UPDATE' and new.body = old.body then
    return null;
  end if;
  for place in 1 .. tg_nargs - 1 loop
    whole := whole || coalesce(${foldSql(linesSql('new.body', 'tg_argv[place]'))}, '');
    if tg_argv[place] = tg_argv[0] then
      named := whole;
    end if;
  end loop;
  insert into search_entry values (tg_table_name, new.id, named, whole)
    on conflict (table_name, record_id) do update set label = excluded.label, text = excluded.text
      where search_entry.text <> excluded.text or search_entry.label <> excluded.label;
  if found then
    insert into search_word
      select distinct word from regexp_split_to_table(whole, '\\s+') as found (word)
        where ${isKeptWord} and not exists (select from search_word known where known.word = found.word);
  end if;
  return null;
end
$$`,
  // The stored state of each table's entries is removed with them, so that they are filled in again.
  unmake: `drop table search_entry, search_word; drop function ${triggerFunction}() cascade; ${dropTextFunctions};
delete from applied_definition where name like '${searchOf}%'`,
  remade: true,
}

/** Trigram indexes; a small pending list keeps reads fast. */
const trigramIndexes = ['entry_text', 'word_word'].map((name) => {
  const [table, column] = name.split('_')
  return {
    name: `search_${name}_trigrams`,
    make: `create index search_${name}_trigrams on search_${table} using gin (${column} gin_trgm_ops) with (gin_pending_list_limit = 256)`,
  }
})

const trigramDefinition: Definition = {
  name: 'search by trigrams',
  definition: 'gin_trgm_ops',
  standsOn: entries,
  make: trigramIndexes.map(({ make }) => make).join(';\n'),
  unmake: trigramIndexes.map(({ name }) => `drop index ${name}`).join('; '),
}

/** SQL of whether this database has trigrams. */
const hasTrigramsSql = `select to_regclass('${trigramIndexes[0]?.name}') is not null as trigrams`

/** SQL to run before and after filling in the entries of a whole table. */
const unindexed = {
  before: trigramIndexes.map(({ name }) => `drop index if exists ${name}`).join('; '),
  after: trigramDefinition.make,
}

/** SQL that rebuilds the list of words from the entries. */
const keptWordsSql = `truncate search_word;
insert into search_word select distinct word from search_entry, regexp_split_to_table(text, '\\s+') as found (word) where ${isKeptWord}`

/** Definitions of the search; without trigrams it reads whole tables. */
export const searchDefinitions = (trigrams: boolean): readonly Definition[] =>
  trigrams ? [entryDefinition, trigramDefinition] : [entryDefinition]

/** SQL that drops the entries, if the tables of records are gone. */
export const dropSearch = `drop table if exists search_entry, search_word; drop function if exists ${triggerFunction}(); ${dropTextFunctions}`

/** The searched properties of a table, in stored form; null for none. */
const searchedOf = ({ label, searched }: Table): string | null =>
  searched.size === 0 ? null : [label, ...searched].join(' ')

/** SQL that fills in the entries of all records of a table. */
const fillSql = ({ name, label, searched }: Table): string => {
  const texts = (properties: readonly string[]): string =>
    properties.map((each) => `coalesce(${foldSql(linesSql('body', literal(each)))}, '')`).join(' || ') || `''`
  const named = texts([label].filter((each) => searched.has(each)))
  return `insert into search_entry select ${literal(name)}, id, ${named}, ${texts([...searched])} from ${identifier(name)}`
}

const refill = async (transaction: Transaction, table: Table): Promise<void> => {
  await transaction.query(
    [
      untriggerSql(identifier(table.name)),
      ...(searchedOf(table) === null
        ? []
        : [triggerSql(identifier(table.name), table.label, [...table.searched]), fillSql(table)]),
    ].join(';\n'),
  )
}

/**
 * Updates the search to the contract, within a transaction: fills in the entries of every table whose searched
 * properties have changed. Returns the names of these tables.
 */
export const updateSearchTriggers = async (transaction: Transaction, tables: Tables): Promise<string[]> => {
  const rows = await transaction.query<{ name: string; definition: string }>(
    'select substr(name, $2) as name, definition from applied_definition where name like $1',
    [`${searchOf}%`, searchOf.length + 1],
  )
  const definitions = new Map(rows.map(({ name, definition }) => [name, definition]))
  const changed = [...tables.values()].filter(
    (table) => (definitions.get(table.name) ?? null) !== searchedOf(table),
  )
  const names = new Set([...tables.values()].map(({ name }) => name))
  const gone = [...definitions.keys()].filter((name) => !names.has(name))
  if (changed.length === 0 && gone.length === 0) return []
  const [row] = await transaction.query<{ trigrams: boolean }>(hasTrigramsSql)
  const anew = definitions.size === 0 && row?.trigrams === true
  if (anew) await transaction.query(unindexed.before)
  const emptied = [...gone, ...changed.map(({ name }) => name)]
  await transaction.query('delete from search_entry where table_name = any($1::text[])', [emptied])
  for (const table of changed) await refill(transaction, table)
  await transaction.query(keptWordsSql)
  if (anew) await transaction.query(unindexed.after)
  await note(transaction, changed, emptied)
  return changed.map(({ name }) => name)
}

const note = async (
  transaction: Transaction,
  changed: readonly Table[],
  emptied: readonly string[],
): Promise<void> => {
  await transaction.query('delete from applied_definition where name = any($1::text[])', [
    emptied.map((name) => searchOf + name),
  ])
  const kept = changed.flatMap((table) => {
    const searched = searchedOf(table)
    return searched === null ? [] : [{ name: searchOf + table.name, searched }]
  })
  await transaction.query(
    'insert into applied_definition (name, definition) select * from unnest($1::text[], $2::text[])',
    [kept.map(({ name }) => name), kept.map(({ searched }) => searched)],
  )
}

/** Whether searches use trigrams; without them they read whole tables. */
export const hasTrigrams = async (db: Queryable): Promise<boolean> => {
  const [row] = await db.query<{ trigrams: boolean }>(hasTrigramsSql)
  return row?.trigrams ?? false
}
