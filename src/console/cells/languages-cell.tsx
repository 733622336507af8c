import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type Language, languagesRequest } from '../../client/content-languages.ts'
import { idsQuery } from '../../contract/conventions/query.ts'
import { completeLanguages, missingTexts, textCount } from '../../contract/records/language-texts.ts'
import type { Cell, CellProps, Row } from './cell.ts'
import { MissingText } from './missing-text.tsx'

/** Symbols in addition to the colours, for users who cannot distinguish them. */
const signs = { complete: '✓', some: '½', none: '–' } as const

/** The number of missing texts of a row in a language, and the resulting state. */
const stateOf = (row: Row, { id }: Language): { state: keyof typeof signs; missing: number; all: number } => {
  const all = textCount(row)
  const missing = missingTexts(row, id).length
  return { state: missing === 0 ? 'complete' : missing < all ? 'some' : 'none', missing, all }
}

const LanguagesCellView = ({ row }: CellProps) => {
  const { t } = useTranslation('engine')
  const { data } = useQuery(languagesRequest())
  if (textCount(row) === 0) return <MissingText />
  return (
    <ul className='languages'>
      {data?.payload.map((language) => {
        const { state, missing, all } = stateOf(row, language)
        const text = t(`languages.${state}`, { language: language.name, missing, all })
        return (
          <li key={language.id} data-state={state} title={text} aria-label={text}>
            {language.code.toUpperCase()}
            {signs[state]}
          </li>
        )
      })}
    </ul>
  )
}

/** The completeness of a record in each content language; exported files list the complete languages. */
export const languagesCell: Cell = {
  name: 'languages',
  width: 118,
  types: ['array'],
  fromRow: completeLanguages,
  lookup: {
    operation: 'totalLanguage',
    queryFor: () => idsQuery([1]),
    name: ({ name }) => (typeof name === 'string' ? name : ''),
  },
  text: (value) => (Array.isArray(value) ? value.map((id) => `#${id}`).join(', ') : ''),
  render: LanguagesCellView,
}
