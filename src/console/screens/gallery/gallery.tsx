import { menu } from 'virtual:menu'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type SvgIcon from '@mui/material/SvgIcon'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useDeferredValue, useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import { foldText } from '../../../contract/text/fold-text.ts'
import { actionIcons } from '../../engine/icons.ts'
import { menuIcons } from '../../shell/menu/menu-icons.ts'
import { PageHeader } from '../../ui/page/page-header.tsx'
import { CellsPart, KeyTable } from './cells-part.tsx'
import { contractKeywords, exampleHolder, keywordsOf } from './keywords.ts'
import { Entry, JsonText, type Sources } from './specimen.tsx'
import { WidgetsPart } from './widgets-part.tsx'

type Icons = Readonly<Record<string, typeof SvgIcon>>

const Pictures = ({ icons }: { icons: Icons }) => (
  <Box
    component='ul'
    sx={{
      m: 0,
      p: 0,
      listStyle: 'none',
      display: 'grid',
      gap: 3,
      gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
    }}
  >
    {Object.entries(icons).map(([name, Icon]) => (
      <Box component='li' key={name} sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 }}>
        <Icon fontSize='small' />
        <Typography variant='body2' noWrap title={name}>
          {name}
        </Typography>
      </Box>
    ))}
  </Box>
)

/** Every icon that files can refer to. */
const IconsPart = ({ sources, shown }: { sources: Sources; shown: (name: string) => boolean }) => {
  const of = (icons: Icons): Icons =>
    Object.fromEntries(Object.entries(icons).filter(([name]) => shown(name)))
  return (
    <>
      <Entry anchor='icons-actions' name='of actions' note='"icon" of row and header actions in list.json.'>
        <Pictures icons={of(actionIcons)} />
        <JsonText value={sources.modules.flatMap(({ list }) => list?.rowActions ?? [])[0]} />
      </Entry>
      <Entry anchor='icons-menu' name='of the menu' note='"icon" of the groups and items of menu.json.'>
        <Pictures icons={of(menuIcons as Icons)} />
        <JsonText value={menu.find(({ icon, to }) => icon !== undefined && to !== undefined)} />
      </Entry>
    </>
  )
}

interface Props {
  sources: Sources
  shown: (name: string) => boolean
}

/** The contract's own keywords, each with an example. */
const ContractPart = ({ sources, shown }: Props) =>
  contractKeywords(sources.schemas)
    .filter(({ path }) => shown(path))
    .map((keyword) => (
      <Entry
        key={keyword.path}
        anchor={`keyword-${keyword.path}`}
        name={keyword.path}
        note={keyword.description}
      >
        <JsonText value={exampleHolder(sources.contract, keyword) ?? null} />
      </Entry>
    ))

const noFile = new Set(['common.schema.json', 'resource.schema.json'])

/** Every key of the module files and the contract's files. */
const FilesPart = ({ sources: { schemas }, shown }: Props) =>
  [...Object.keys(schemas).filter((name) => !noFile.has(name)), 'resource.schema.json'].map((name) => {
    const keys = keywordsOf(schemas[name] ?? {}, schemas).filter(({ path }) => shown(path))
    const title = String(schemas[name]?.title ?? name)
    return (
      keys.length > 0 && (
        <Entry key={name} anchor={`file-${name}`} name={title}>
          <KeyTable label={title} keys={keys} />
        </Entry>
      )
    )
  })

const parts = [
  ['cells', 'Cells', CellsPart],
  ['widgets', 'Widgets', WidgetsPart],
  ['icons', 'Icons', IconsPart],
  ['keywords', 'Keywords of the contract', ContractPart],
  ['files', 'Keys of every file', FilesPart],
] as const

/**
 * Everything that module files and the contract can refer to, rendered beside its JSON, from the registries and schemas
 * of the checks. Only on the development server, so its texts are English.
 */
export const Gallery = () => {
  const sources = useLoaderData<Sources>()
  const [typed, setTyped] = useState('')
  const filter = useDeferredValue(foldText(typed))
  const shown = (name: string): boolean => foldText(name).includes(filter)
  return (
    <Box lang='en'>
      <PageHeader
        title='Gallery'
        titleLanguage='en'
        actions={
          <TextField
            label='Name'
            type='search'
            size='small'
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        }
      />
      <Box component='nav' aria-label='Parts' sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, mb: 5 }}>
        {parts.map(([id, title]) => (
          <Link key={id} href={`#${id}`}>
            {title}
          </Link>
        ))}
      </Box>
      {parts.map(([id, title, Part]) => (
        <Box key={id} component='section' aria-labelledby={id} sx={{ mb: 8 }}>
          <Typography variant='h5' component='h2' id={id} sx={{ mb: 4 }}>
            {title}
          </Typography>
          <Part sources={sources} shown={shown} />
        </Box>
      ))}
    </Box>
  )
}
