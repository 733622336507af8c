import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useLabel } from '../i18n/use-label.ts'
import type { Cell, CellProps } from './cell.ts'
import { MissingText } from './missing-text.tsx'

/** Labels of properties, not translated. */
type FieldLabels = Readonly<Record<string, string>>

let load: (resource: string) => Promise<FieldLabels> = async () => ({})

/** Sets where the labels of a kind of record come from: its forms, which cells do not know. */
export const provideFieldLabels = (provided: typeof load): void => {
  load = provided
}

/** Converts `duaTranslation` to `Dua Translation`. */
export const propertyWords = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => ` ${letter}`).replace(/^./, (letter) => letter.toUpperCase())

const namesIn = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : [])

interface FieldNamesProps {
  names: readonly string[]
  /** Schema name of the record. */
  resource: string
  /** At most two lines; the title has the complete text. */
  isShort?: boolean
}

/** Properties of a kind of record, by the labels of its forms. */
export const FieldNames = ({ names, resource, isShort = false }: FieldNamesProps) => {
  const label = useLabel()
  const { data, isPending } = useQuery({
    queryKey: ['field labels', resource],
    queryFn: () => load(resource),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: names.length > 0,
  })
  if (names.length === 0) return null
  if (isPending) return <Skeleton width='60%' />
  const labels = new Set(names.map((name) => label(data?.[name] ?? propertyWords(name))))
  const text = [...labels].join(', ')
  return (
    <span className={isShort ? 'fill lines' : 'fill'} {...(isShort && { title: text })}>
      {text}
    </span>
  )
}

const FieldsCellView = ({ value, row, options }: CellProps) => {
  const names = namesIn(value)
  if (names.length === 0) return <MissingText />
  return <FieldNames names={names} resource={String(row[String(options.of)])} isShort />
}

/** Names of properties of another record, such as those that a change wrote. */
export const fieldsCell: Cell = {
  name: 'fields',
  types: ['array'],
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['of'],
    properties: { of: { type: 'string', description: 'Property with the schema name of that record.' } },
  },
  text: (value) => namesIn(value).map(propertyWords).join(', '),
  render: FieldsCellView,
}
