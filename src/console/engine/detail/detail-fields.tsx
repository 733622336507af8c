import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { asRecord, isObject } from '../../../contract/json.ts'
import type { DetailField, DetailFile } from '../../../modules/format/types.ts'
import { Picture } from '../../cells/picture.tsx'
import { useLabel } from '../../i18n/use-label.ts'
import { CellView } from '../list/views/cell-view.tsx'
import { getPath } from '../path.ts'
import { FieldList } from './field-list.tsx'
import { ItemList } from './item-list.tsx'

type Row = Readonly<Record<string, unknown>>

const itemsOf = (value: unknown): readonly Row[] => (Array.isArray(value) ? value.filter(isObject) : [])

const Fields = ({ fields, record }: { fields: readonly DetailField[]; record: Row }) => {
  const label = useLabel()
  return (
    <FieldList fields={fields}>
      {(field) =>
        field.items ? (
          <ItemList
            label={label(field.label)}
            fields={field.items}
            items={itemsOf(getPath(record, field.field))}
          />
        ) : (
          <CellView column={field} row={record} rows={[record]} />
        )
      }
    </FieldList>
  )
}

/** The fields of a record, with its picture and titled sections if the module defines them. */
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
