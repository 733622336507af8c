import type { Database } from '../../src/server/store/database.ts'

/** A word in the titles of three rows. */
export const rareWord = 'গোধূলিলগ্ন'
/** The same word with a typo. */
export const misspeltWord = 'গোধুলিলগ্ন'

const categories = 20

const word = (seed: number): string =>
  `(array['সকাল','সন্ধ্যা','سفر','صباح','morning','evening','journey','gratitude','বৃষ্টি','ঘুম','নূর','water',
    'مطر','শান্তি','patience','রমজান','bread','light','সালাম','home'])[1 + (n * ${seed} + n / 20) % 20]`

/** Generates about 100,000 names. */
const syllable = (divisor: number): string =>
  `(array['ra','mo','shi','ka','den','tal','ver','nu','lis','pro','gan','har','ti','su','mel','bo','cha','ye','dri','fon'])[1 + n / ${divisor} % 20]`
const name = `${syllable(1)} || ${syllable(20)} || ${syllable(400)} || case when n % 3 = 0 then ${syllable(8000)} else '' end`

const title = `${word(7)} || ' ' || ${word(11)} || ' ' || n || case when n in (100, 500, 900) then ' ${rareWord}' else '' end`

/** Indexes to recreate after filling the tables, which is much faster. */
const indexesOf = (database: Database): Promise<{ name: string; definition: string }[]> =>
  database.query(`select quote_ident(c.relname) as name, pg_get_indexdef(c.oid) as definition from pg_index i
      join pg_class c on c.oid = i.indexrelid where i.indrelid = any('{dua,search_entry,search_word}'::regclass[]) and not i.indisprimary and c.relname <> 'search_word_idx'`)

/** Fills the database up to `rows` duas and updates its statistics; texts repeat their words `times` times. */
export const fill = async (database: Database, rows: number, times = 1): Promise<void> => {
  const [existing] = await database.query<{ count: number }>('select count(*) as count from dua')
  const first = Number(existing?.count ?? 0) + 1
  if (first === 1) {
    await database.query(`insert into event (body, created_by)
        select jsonb_build_object('title', 'Event ' || n, 'fromDate', '01/01/2020', 'toDate', '02/01/2020'), 1 from generate_series(1, 1000) n`)
    await database.query(`insert into dua_category (body, created_by)
        select jsonb_build_object('title', 'Category ' || n, 'active', true), 1 from generate_series(1, ${categories}) n`)
  }
  const indexes = first <= rows ? await indexesOf(database) : []
  for (const { name } of indexes) await database.query(`drop index ${name}`)
  const portion = 50_000
  for (let from = first; from <= rows; from += portion)
    await database.query(
      `insert into dua (body, created_at, modified_at, created_by, modified_by)
        select jsonb_build_object('title', ${title}, 'actualDua', repeat(${word(3)} || ' ' || ${name} || ' ', $3::int), 'duaCategoryId', 1 + n % ${categories},
          'duaTranslation', repeat(${word(13)} || ' ' || ${word(17)} || ' ', $3::int), 'spelling', 'spelling ' || n, 'active', n % 10 <> 0),
          at, at, 1, 1
        from generate_series($1::bigint, $2::bigint) n, lateral (select now() - n * interval '7 seconds' as at) as times`,
      [from, Math.min(rows, from + portion - 1), times],
    )
  for (const { definition } of indexes) await database.query(definition)
  for (const table of ['dua', 'search_entry', 'search_word']) await database.query(`vacuum analyze ${table}`)
}
