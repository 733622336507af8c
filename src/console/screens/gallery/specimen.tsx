import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlainObject } from '../../../contract/json.ts'
import { jsonText } from '../../../modules/format/json-text.ts'
import type { Module } from '../../../modules/format/types.ts'
import { moduleEntries } from '../../engine/modules.ts'

/** English text, which stays left-to-right in a right-to-left page. */
export const English = ({ children }: { children: ReactNode }) => (
  <Box component='span' dir='ltr' sx={{ display: 'inline-block' }}>
    {children}
  </Box>
)

/** JSON as in a module file. */
export const JsonText = ({ value }: { value: unknown }) => (
  <Box
    component='pre'
    tabIndex={0}
    dir='ltr'
    sx={{
      m: 0,
      p: 3,
      overflow: 'auto',
      maxHeight: 360,
      borderRadius: 1,
      bgcolor: 'action.hover',
      fontSize: 13,
      lineHeight: 1.5,
      fontFamily: 'ui-monospace, monospace',
      textAlign: 'start',
    }}
  >
    {jsonText(value, 60).trim()}
  </Box>
)

interface Props {
  /** The rendered sample, and its JSON. */
  live: ReactNode
  json: unknown
  /** The source of the sample. */
  from: string
}

/** A rendered sample in the interface language, with its JSON beside it. */
export const Specimen = ({ live, json, from }: Props) => {
  const { i18n } = useTranslation()
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
        gap: 4,
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography variant='caption' color='textSecondary' component='p' sx={{ mb: 3 }}>
          <English>{from}</English>
        </Typography>
        <div lang={i18n.language}>{live}</div>
      </Box>
      <JsonText value={json} />
    </Box>
  )
}

interface EntryProps {
  /** Id of its heading, unique on the page. */
  anchor: string
  name: string
  note?: string
  children: ReactNode
}

/** An entry of a registry. */
export const Entry = ({ anchor, name, note, children }: EntryProps) => (
  <Card variant='outlined' component='section' aria-labelledby={anchor} sx={{ p: { xs: 4, sm: 5 }, mb: 4 }}>
    <Typography variant='h6' component='h3' id={anchor} tabIndex={-1}>
      {name}
    </Typography>
    {note && (
      <Typography variant='body2' color='textSecondary'>
        <English>{note}</English>
      </Typography>
    )}
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5, mt: 3 }}>{children}</Box>
  </Card>
)

/** The gallery's sources: every module, the contract, and the schemas of the checks and editors. */
export interface Sources {
  readonly modules: readonly Module[]
  readonly contract: PlainObject
  /** By file name: `list.schema.json`. */
  readonly schemas: Readonly<Record<string, PlainObject>>
}

const schemaFiles = import.meta.glob<PlainObject>('../../../../generated/editor/*.schema.json', {
  import: 'default',
})

/** Loads the gallery's sources. */
export const loadSources = async (): Promise<Sources> => {
  const [modules, { default: contract }, schemas] = await Promise.all([
    Promise.all(moduleEntries.map((entry) => entry.load())),
    import('../../../../generated/openapi.json'),
    Promise.all(
      Object.entries(schemaFiles).map(
        async ([path, load]) => [path.split('/').at(-1), await load()] as const,
      ),
    ),
  ])
  return { modules, contract: contract as unknown as PlainObject, schemas: Object.fromEntries(schemas) }
}
