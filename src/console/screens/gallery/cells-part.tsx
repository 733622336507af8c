import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { Cell } from '../../cells/cell.ts'
import { cells } from '../../cells/registry.ts'
import { CellView } from '../../engine/list/views/cell-view.tsx'
import { type Keyword, keywordsOf } from './keywords.ts'
import { type CellSample, cellSamples } from './samples/cell-samples.ts'
import { English, Entry, type Sources, Specimen } from './specimen.tsx'

const maxNames = 12

const namesIn = ({ names }: Keyword): string =>
  names.length > maxNames ? `one of ${names.length} names` : names.join(' · ')

const code = { fontFamily: 'ui-monospace, monospace', fontSize: 13 }

/** Keys with their types and meanings. */
export const KeyTable = ({ label, keys }: { label: string; keys: readonly Keyword[] }) => {
  const isExplained = keys.some(({ description }) => description !== '')
  return (
    <Box sx={{ overflowX: 'auto' }} role='region' aria-label={label} tabIndex={0}>
      <Table size='small'>
        <TableHead>
          <TableRow>
            <TableCell>Key</TableCell>
            <TableCell>Value</TableCell>
            {isExplained && <TableCell>Meaning</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {keys.map((key) => (
            <TableRow key={key.path}>
              <TableCell sx={code}>
                <English>{key.path}</English>
              </TableCell>
              <TableCell sx={{ minWidth: 120 }}>
                <English>{[key.kind, namesIn(key)].filter(Boolean).join(': ')}</English>
              </TableCell>
              {isExplained && (
                <TableCell sx={{ minWidth: 220 }}>
                  <English>{key.description}</English>
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

const Live = ({ column, rows }: CellSample) => (
  <Box component='ul' sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
    {rows.map((row, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: examples never change places
      <Box component='li' key={at} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <CellView column={column} row={row} rows={rows} />
      </Box>
    ))}
  </Box>
)

/** The options of a cell or widget from its registry entry; nothing without options. */
export const OptionTable = ({ name, options }: Pick<Cell, 'name' | 'options'>) => {
  const keys = options ? keywordsOf(options, {}) : []
  return keys.length > 0 && <KeyTable label={`Options of ${name}`} keys={keys} />
}

/** Every cell of the registry, as in modules. */
export const CellsPart = ({ sources, shown }: { sources: Sources; shown: (name: string) => boolean }) =>
  Object.values(cells)
    .filter(({ name }) => shown(name))
    .map((cell) => (
      <Entry
        key={cell.name}
        anchor={`cell-${cell.name}`}
        name={cell.name}
        note={`Shows ${cell.types.join(', ')}.`}
      >
        {cellSamples(cell, sources).map((sample) => (
          <Specimen
            key={JSON.stringify(sample.column)}
            from={sample.from ?? 'No module says so at present.'}
            live={<Live {...sample} />}
            json={sample.column}
          />
        ))}
        <OptionTable {...cell} />
      </Entry>
    ))
