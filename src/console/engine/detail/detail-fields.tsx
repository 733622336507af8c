import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { asRecord } from '../../../contract/json.ts'
import type { DetailField, DetailFile } from '../../../modules/format/types.ts'
import { Picture } from '../../cells/picture.tsx'
import { useLabel } from '../../i18n/use-label.ts'
import { CellView } from '../list/views/cell-view.tsx'
import { getPath } from '../path.ts'

type Row = Readonly<Record<string, unknown>>

const Fields = ({ fields, record }: { fields: readonly DetailField[]; record: Row }) => {
  const label = useLabel()
  return (
    <Box
      component='dl'
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(140px, 30%) 1fr' },
        columnGap: 4,
        rowGap: { xs: 1, sm: 3 },
      }}
    >
      {fields.map((field) => (
        <Box key={`${field.field} ${field.label}`} sx={{ display: 'contents' }}>
          <Typography component='dt' variant='body2' color='text.secondary' sx={{ mt: { xs: 2, sm: 0 } }}>
            {label(field.label)}
          </Typography>
          <Box component='dd' sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere', typography: 'body2' }}>
            <CellView column={field} row={record} rows={[record]} />
          </Box>
        </Box>
      ))}
    </Box>
  )
}

/** The labelled fields of a record, with its picture and headed groups where the module has them. */
export const DetailFields = ({ detail, record }: { detail: DetailFile; record: Row }) => {
  const label = useLabel()
  const image = detail.image === undefined ? undefined : asRecord(getPath(record, detail.image))
  return (
    <>
      {image && (
        <Box sx={{ mb: 5 }}>
          <Picture
            url={typeof image.fileUrl === 'string' ? image.fileUrl : undefined}
            name={label(detail.title)}
            size={120}
            isPerson={detail.imageOf === 'person'}
          />
        </Box>
      )}
      <Fields fields={detail.fields} record={record} />
      {detail.sections?.map((section) => (
        <Box key={section.title} component='section' sx={{ mt: 6 }}>
          <Typography variant='h6' component='h2' sx={{ mb: 3 }}>
            {label(section.title)}
          </Typography>
          <Fields fields={section.fields} record={record} />
        </Box>
      ))}
    </>
  )
}
