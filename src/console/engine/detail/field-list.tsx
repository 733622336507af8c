import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { DetailField } from '../../../modules/format/types.ts'
import { useLabel } from '../../i18n/use-label.ts'

interface Props {
  fields: readonly DetailField[]
  /** Two columns of fields on wide screens. */
  wide?: boolean | undefined
  children: (field: DetailField) => ReactNode
}

/** Labels and values in rows; a list of items takes the whole width below its label. */
export const FieldList = ({ fields, wide = false, children }: Props) => {
  const label = useLabel()
  return (
    <Box
      component='dl'
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'minmax(140px, 30%) minmax(0, 1fr)',
          ...(wide && { lg: 'repeat(2, minmax(140px, 18%) minmax(0, 1fr))' }),
        },
        columnGap: 4,
        rowGap: { xs: 1, sm: 3 },
      }}
    >
      {fields.map((field) => {
        const place = field.items && { gridColumn: '1 / -1' }
        return (
          <Box key={`${field.field} ${field.label}`} sx={{ display: 'contents' }}>
            <Typography
              component='dt'
              variant='body2'
              sx={{ color: 'text.secondary', mt: { xs: 2, sm: 0 }, ...place }}
            >
              {label(field.label)}
            </Typography>
            <Box
              component='dd'
              sx={{
                ...{ m: 0, minWidth: 0, overflowWrap: 'anywhere', typography: 'body2' },
                ...{ fontWeight: 600, ...place },
              }}
            >
              {children(field)}
            </Box>
          </Box>
        )
      })}
    </Box>
  )
}
