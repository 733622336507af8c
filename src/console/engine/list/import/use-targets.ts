import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { asRecord } from '../../../../contract/json.ts'
import { languages } from '../../../../contract/text/interface-languages.ts'
import { loadLanguage } from '../../../i18n/load-language.ts'
import { useLabel } from '../../../i18n/use-label.ts'
import { type GridColumn, isImportable } from '../grid/grid-columns.ts'
import type { GridForm } from '../grid/use-grid-form.ts'
import { headingOf } from '../grid/use-grid-layout.ts'
import { idTarget, type Target } from './match-columns.ts'

/** The heading of the numbers of records, in every language. */
const idName = 'ID'

/** Translations of the labels of modules, in every language of the interface. */
const labelsRequest = {
  queryKey: ['labels of modules'],
  queryFn: async () => {
    const found = await Promise.all(languages.map(({ code }) => loadLanguage(code)))
    return found.map(({ texts }) => asRecord(texts?.modules))
  },
  staleTime: Number.POSITIVE_INFINITY,
}

const namesOf = (column: GridColumn, labels: readonly Readonly<Record<string, unknown>>[]): string[] => {
  const { name, language, column: listed } = column
  const english = [column.label, ...(listed ? [listed.label] : [])]
  const translated = labels.flatMap((texts) =>
    english.flatMap((label) => (typeof texts[label] === 'string' ? [texts[label]] : [])),
  )
  const all = [...english, ...translated, name]
  if (!language) return all
  return all.flatMap((each) => [`${each} (${language.name})`, `${each} (${language.code})`])
}

/** The possible meanings of a file's columns: the columns of the form, and the number of a record. */
export const useTargets = (form: GridForm | null): readonly Target[] | null => {
  const label = useLabel()
  const { data, isError } = useQuery(labelsRequest)
  return useMemo(() => {
    if (!form || (!data && !isError)) return null
    const targets = form.columns.filter(isImportable).map((column) => ({
      key: column.key,
      label: headingOf(column, label),
      names: namesOf(column, data ?? []),
    }))
    return [{ key: idTarget, label: idName, names: [idName] }, ...targets]
  }, [form, data, isError, label])
}
