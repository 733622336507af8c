import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import type { ReactNode } from 'react'
import { useLoadedModule } from '../modules.ts'
import { type Neighbours, RecordSteps } from '../neighbours/use-neighbours.tsx'
import { detailFileOf } from './detail-request.ts'

/** The details of a record, or why there are none; the record's neighbours stand in the corner. */
export const DetailCard = ({ neighbours, children }: { neighbours: Neighbours; children: ReactNode }) => {
  const { image } = detailFileOf(useLoadedModule())
  return (
    <Card variant='outlined' sx={{ p: { xs: 4, sm: 6 }, maxWidth: 1080 }}>
      {/* Their place does not depend on the record's actions. A picture leaves room beside it. */}
      <Box
        sx={{
          position: 'relative',
          display: 'flex',
          justifyContent: 'flex-end',
          alignItems: 'flex-start',
          ...(image && { height: 0 }),
        }}
      >
        <RecordSteps {...neighbours} />
      </Box>
      {children}
    </Card>
  )
}
