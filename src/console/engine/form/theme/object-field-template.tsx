import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import MuiObjectTemplate from '@rjsf/mui/lib/ObjectFieldTemplate/ObjectFieldTemplate.js'
import type { ObjectFieldTemplateProps, UiSchema } from '@rjsf/utils'
import type { CSSProperties, ReactNode } from 'react'
import { AfterPaint } from '../../../ui/lazy/after-paint.tsx'
import { fieldGroups, firstFields, groupId, spanOf } from '../outline.tsx'

const groupHeading = {
  pb: 2,
  mb: 5,
  borderBottom: 1,
  borderColor: 'divider',
  fontWeight: 600,
  outline: 'none',
}

type Property = ObjectFieldTemplateProps['properties'][number]

// One style for all cells: individual styles cost time on every render.
const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: 'repeat(12, 1fr)' },
  columnGap: 4,
  rowGap: 5,
  '& > div': { minWidth: 0, gridColumn: { md: 'span var(--span)' } },
  // Fields in a row have the same height.
  '& > div > .rjsf-field, & > div > .rjsf-field > .MuiFormControl-root': { height: 1 },
} as const

/** The height of most fields. */
const placeholder = <div style={{ height: 56 }} />

interface GridProps {
  properties: readonly Property[]
  uiSchema: UiSchema | undefined
  /** The fields that render at once; the others render after the first paint. */
  first: ReadonlySet<string>
}

/** Properties on a twelve-column grid; `ui:options.span` is the number of columns from md up. */
const Grid = ({ properties, uiSchema, first }: GridProps) => (
  <Box sx={grid}>
    {properties.map(({ name, content, hidden }) => (
      <div
        key={name}
        hidden={hidden}
        {...(!hidden && { 'data-field': name })}
        style={{ '--span': spanOf(uiSchema, name) } as CSSProperties}
      >
        {first.has(name) ? content : <AfterPaint fallback={placeholder}>{content}</AfterPaint>}
      </div>
    ))}
  </Box>
)

/** Fields under a common title. */
const Group = ({ id, title, children }: { id: string; title: string; children: ReactNode }) =>
  title === '' ? (
    children
  ) : (
    <section id={`${id}-section`} aria-labelledby={id}>
      <Typography id={id} component='h2' variant='subtitle1' tabIndex={-1} sx={groupHeading}>
        {title}
      </Typography>
      {children}
    </section>
  )

/** The fields of an object, in the groups of `ui:groups` if defined. */
const Fields = ({ properties, uiSchema, fieldPathId }: ObjectFieldTemplateProps) => {
  const names = properties.map(({ name }) => name)
  const first = firstFields(uiSchema, names)
  if (uiSchema?.['ui:groups'] === undefined)
    return <Grid properties={properties} uiSchema={uiSchema} first={first} />
  return (
    <Stack spacing={8}>
      {fieldGroups(uiSchema, names).map((group) => (
        <Group key={group.name} id={groupId(fieldPathId.$id, group)} title={group.title}>
          <Grid
            properties={properties.filter(({ name }) => group.fields.includes(name))}
            uiSchema={uiSchema}
            first={first}
          />
        </Group>
      ))}
    </Stack>
  )
}

/**
 * rjsf/mui's object template, with its fields in groups on a grid. The form and the item of a dialog have their own
 * titles.
 */
export const ObjectFieldTemplate = (props: ObjectFieldTemplateProps) => {
  const content = <Fields {...props} />
  const isUntitled = props.fieldPathId.path.length === 0 || props.title === ''
  if (isUntitled && !props.schema.additionalProperties && !props.optionalDataControl) return content
  return (
    <MuiObjectTemplate
      {...props}
      {...(isUntitled && { title: '', description: '' })}
      properties={[{ name: '', content, disabled: false, readonly: false, hidden: false }]}
    />
  )
}
