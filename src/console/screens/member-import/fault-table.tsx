import Card from '@mui/material/Card'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { Fault } from '../../../client/api-error.ts'
import { reasonOf } from './reason.ts'
import texts from './texts.json' with { type: 'json' }

const most = 200

/** The rows that the API refused: number, column and reason. */
export const FaultTable = ({ faults }: { faults: readonly Fault[] }) => (
  <Card variant='outlined' sx={{ mt: 6 }} lang='bn'>
    <Typography variant='h3' component='h2' sx={{ p: 4, pb: 2 }}>
      {texts.faults}
    </Typography>
    <TableContainer sx={{ maxHeight: 420 }}>
      <Table size='small' stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>{texts.row}</TableCell>
            <TableCell>{texts.column}</TableCell>
            <TableCell>{texts.reason}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {faults.slice(0, most).map((fault) => (
            <TableRow key={`${fault.row} ${fault.column} ${fault.message}`}>
              <TableCell>{fault.row ?? ''}</TableCell>
              <TableCell>{fault.column ?? ''}</TableCell>
              <TableCell>{reasonOf(fault.message)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
    {faults.length > most && (
      <Typography sx={{ p: 4 }}>{texts.more.replace('{{count}}', String(faults.length - most))}</Typography>
    )}
  </Card>
)
