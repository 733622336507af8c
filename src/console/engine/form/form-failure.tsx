import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import type { Fault } from '../../../contract/conventions/refusal.ts'

/** Why a save failed, with the faults that belong to no field. */
export const FormFailure = ({ text, faults }: { text: string; faults: readonly Fault[] }) => (
  <Alert severity='error' sx={{ mb: 5 }}>
    {text}
    {faults.length > 0 && (
      <Box component='ul' sx={{ m: 0, pl: 4 }}>
        {faults.map((fault) => (
          <li key={`${fault.path} ${fault.message}`}>
            {fault.path} {fault.message}
          </li>
        ))}
      </Box>
    )}
  </Alert>
)
