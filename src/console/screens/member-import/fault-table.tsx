import Card from '@mui/material/Card'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Fault } from '../../../contract/conventions/refusal.ts'
import { useReason } from './use-reason.ts'

const maxRows = 200

/** The rows that the API refused: number, column and reason. */
export const FaultTable = ({ faults }: { faults: readonly Fault[] }) => {
  const { t } = useTranslation('engine')
  const reasonOf = useReason()
  return (
    <Card variant='outlined' sx={{ mt: 6 }}>
      <Typography variant='h3' component='h2' sx={{ p: 4, pb: 2 }}>
        {t('import.faults')}
      </Typography>
      <TableContainer sx={{ maxHeight: 420 }}>
        <Table size='small' stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell>{t('import.row')}</TableCell>
              <TableCell>{t('import.column')}</TableCell>
              <TableCell>{t('import.reason')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {faults.slice(0, maxRows).map((fault) => (
              <TableRow key={`${fault.row} ${fault.column} ${fault.message}`}>
                <TableCell>{fault.row ?? ''}</TableCell>
                <TableCell>{fault.column ?? ''}</TableCell>
                <TableCell>{reasonOf(fault, fault.message)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {faults.length > maxRows && (
        <Typography sx={{ p: 4 }}>{t('import.more', { count: faults.length - maxRows })}</Typography>
      )}
    </Card>
  )
}
