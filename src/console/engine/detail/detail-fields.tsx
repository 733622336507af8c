import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { ReactNode } from 'react'
import { asRecord, isObject } from '../../../contract/json.ts'
import type { DetailField, DetailFile, ItemField } from '../../../modules/format/types.ts'
import { Picture } from '../../cells/image-cell.tsx'
import { MissingText } from '../../cells/missing-text.tsx'
import { resolveCell } from '../../cells/registry.ts'
import { useLabel } from '../../i18n/use-label.ts'
import { narrowerThan } from '../../ui/styles/layout-sizes.ts'
import { CellView } from '../list/views/cell-view.tsx'
import { getPath } from '../values.ts'

interface FieldListProps {
  fields: readonly DetailField[]
  /** Two columns of fields on wide screens. */
  wide?: boolean | undefined
  children: (field: DetailField) => ReactNode
}

/** Labels and values in rows; a list of items takes the whole width below its label. */
const FieldList = ({ fields, wide = false, children }: FieldListProps) => {
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

type Item = Readonly<Record<string, unknown>>

interface Props {
  /** The name of the list, translated. */
  label: string
  fields: readonly ItemField[]
  items: readonly Item[]
}

/** The maximum number of properties in a table row. */
const maxColumns = 5

const ItemTable = ({ label, fields, items }: Props) => {
  const translate = useLabel()
  const weights = fields.map(({ cell }) => resolveCell(cell).flex ?? 1)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return (
    <Box
      component='table'
      aria-label={label}
      sx={{
        width: 1,
        tableLayout: 'fixed',
        borderCollapse: 'collapse',
        '& th, & td': { px: 2, py: 2, borderBottom: 1, borderColor: 'divider', textAlign: 'start' },
        '& th': { color: 'text.secondary', fontWeight: 500 },
        '& td': { verticalAlign: 'top' },
        '& tbody tr:last-child td': { borderBottom: 0 },
      }}
    >
      <colgroup>
        {fields.map(({ field }, at) => (
          <col key={field} style={{ width: `${((weights[at] ?? 1) / total) * 100}%` }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {fields.map(({ field, label }) => (
            <th key={field} scope='col'>
              {translate(label)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items may be equal
          <tr key={at}>
            {fields.map((field) => (
              <td key={field.field}>
                <CellView column={field} row={item} rows={items} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  )
}

const ItemStack = ({ label, fields, items }: Props) => (
  <Box
    component='ul'
    aria-label={label}
    sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3, '&& > li': { minWidth: 0 } }}
  >
    {items.map((item, at) => (
      <Box
        component='li'
        // biome-ignore lint/suspicious/noArrayIndexKey: items may be equal
        key={at}
        sx={{ p: 3, border: 1, borderColor: 'divider', borderRadius: 1 }}
      >
        <FieldList fields={fields}>
          {(field) => <CellView column={field} row={item} rows={items} />}
        </FieldList>
      </Box>
    ))}
  </Box>
)

/**
 * The items of a list with all their properties: as table rows, or as blocks on narrow screens and for items with more
 * properties than fit into a row.
 */
const ItemList = (props: Props) => {
  const isNarrow = useMediaQuery(narrowerThan('sm'), { noSsr: true })
  if (props.items.length === 0) return <MissingText />
  return isNarrow || props.fields.length > maxColumns ? <ItemStack {...props} /> : <ItemTable {...props} />
}

type Row = Readonly<Record<string, unknown>>

const itemsOf = (value: unknown): readonly Row[] => (Array.isArray(value) ? value.filter(isObject) : [])

interface FieldsProps {
  fields: readonly DetailField[]
  record: Row
  wide: boolean | undefined
}

const Fields = ({ fields, record, wide }: FieldsProps) => {
  const label = useLabel()
  return (
    <FieldList fields={fields} wide={wide}>
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

interface DetailProps {
  detail: DetailFile
  record: Row
  /** Two columns of fields on wide screens. */
  wide?: boolean
}

/** The fields of a record, with its picture and titled sections if the module defines them. */
export const DetailFields = ({ detail, record, wide }: DetailProps) => {
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
      <Fields fields={detail.fields} record={record} wide={wide} />
      {detail.sections?.map((section) => (
        <Box key={section.title} component='section' sx={{ mt: 6 }}>
          <Typography variant='h5' component='h2' sx={{ mb: 3 }}>
            {label(section.title)}
          </Typography>
          <Fields fields={section.fields} record={record} wide={wide} />
        </Box>
      ))}
    </>
  )
}
