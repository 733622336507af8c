import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useDeferredValue, useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import { foldText } from '../../../contract/text/fold-text.ts'
import { PageHeader } from '../../ui/page/page-header.tsx'
import { CellsPart } from './cells-part.tsx'
import { IconsPart } from './icons-part.tsx'
import { ContractPart, FilesPart } from './keywords-part.tsx'
import type { Sources } from './sources.ts'
import { WidgetsPart } from './widgets-part.tsx'

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
