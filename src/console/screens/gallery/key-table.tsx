import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { Keyword } from './keywords.ts'
import { English } from './specimen.tsx'

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
