import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { Keyword } from './keywords.ts'

const most = 12

const namesIn = ({ names }: Keyword): string =>
  names.length > most ? `one of ${names.length} names` : names.join(' · ')

const code = { fontFamily: 'ui-monospace, monospace', fontSize: 13 }

/** Keys with what they may be and what they mean. */
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
          {keys.map((key, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the keys of a schema never change places
            <TableRow key={`${key.path} ${at}`}>
              <TableCell sx={code}>{key.path}</TableCell>
              <TableCell sx={{ minWidth: 120 }}>
                {[key.kind, namesIn(key)].filter(Boolean).join(': ')}
              </TableCell>
              {isExplained && <TableCell sx={{ minWidth: 220 }}>{key.description}</TableCell>}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
