import { alikeSigns, uncountedSigns } from '../../../contract/text/fold-text.ts'
import { alikeFunction, languagesFunction, textsFunction } from '../../contract/table/columns.ts'
import type { Definition } from './definition.ts'

/** Definitions of every database, independent of the contract: functions for generated columns, settings, limits. */
export const fixedDefinitions: readonly (Definition & { unmake: null })[] = [
  {
    name: `function ${textsFunction}`,
    definition: 'texts of a list, one a line',
    make: `create function ${textsFunction}(list jsonb) returns text language sql immutable parallel safe as $$
  select string_agg(case jsonb_typeof(item) when 'object' then item ->> 'translatedText' else item #>> '{}' end, chr(10))
  from jsonb_array_elements(case jsonb_typeof(list) when 'array' then list else '[]'::jsonb end) as item
$$`,
    unmake: null,
  },
  {
    name: `function ${alikeFunction}`,
    definition: 'a text as searches compare it',
    // Normalization takes most of the time, and ASCII is always normalized.
    make: `create function ${alikeFunction}(original text) returns text language sql immutable strict parallel safe as $$
  select case when octet_length(original) = char_length(original) then lower(original) else
    regexp_replace(translate(lower(normalize(original, nfkd)), '${alikeSigns[0]}', '${alikeSigns[1]}'), '${uncountedSigns}', '', 'g')
  end
$$`,
    unmake: null,
  },
  {
    name: `function ${languagesFunction}`,
    definition: 'languages that no list of texts lacks that has any',
    make: `create function ${languagesFunction}(body jsonb, properties text[]) returns text language sql immutable parallel safe as $$
  with texts as (
    select property, (item ->> 'languageId')::bigint as language
    from unnest(properties) as property,
      jsonb_array_elements(case jsonb_typeof(body -> property) when 'array' then body -> property else '[]'::jsonb end) as item
    where btrim(item ->> 'translatedText', E' \\t\\n\\r') <> ''
  ), complete as (
    select language from texts group by language
    having count(distinct property) = (select count(distinct property) from texts)
  )
  select case when exists (select from texts)
    then ',' || coalesce((select string_agg(language || ',', '' order by language) from complete), '') end
$$`,
    unmake: null,
  },
  {
    name: 'table system_setting',
    definition: 'name, value',
    make: 'create table system_setting (name text primary key, value jsonb not null)',
    unmake: null,
  },
  {
    name: 'table rate_limit',
    definition: 'key, points, expire',
    make: 'create table rate_limit (key varchar(255) primary key, points integer not null default 0, expire bigint)',
    unmake: null,
  },
]
