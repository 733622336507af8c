import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { getUiOptions, type UiSchema } from '@rjsf/utils'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asRecord } from '../../../contract/json.ts'
import { firstKey } from '../../../contract/json-pointer.ts'
import { inFieldOrder } from '../../../modules/format/field-order.ts'
import { scrollTo } from './fields/focus-field.ts'

/** Fields of a form under a common heading. */
export interface FieldGroup {
  /** The first field; empty for the fields before the first group. */
  name: string
  title: string
  fields: readonly string[]
}

/**
 * The visible fields in groups: `ui:groups` has the first field in `ui:order` and the title of each group. Fields
 * before the first group have no title; groups without visible fields are omitted.
 */
export const fieldGroups = (ui: UiSchema | undefined, names: readonly string[]): readonly FieldGroup[] => {
  const titles = asRecord(ui?.['ui:groups'])
  const order = inFieldOrder(ui ?? {}, [...new Set([...names, ...Object.keys(titles)])], String)
  const groups: { name: string; title: string; fields: string[] }[] = [{ name: '', title: '', fields: [] }]
  for (const name of order) {
    const title = titles[name]
    if (typeof title === 'string') groups.push({ name, title, fields: [] })
    if (names.includes(name)) groups.at(-1)?.fields.push(name)
  }
  return groups.filter(({ fields }) => fields.length > 0)
}

/** Id of the heading of a group. */
export const groupId = (idPrefix: string, { name }: FieldGroup): string => `${idPrefix}-group-${name}`

/** Rows of a form, of twelve columns each, that fit into a laptop's window. */
const rowsInSight = 6

/** The number of columns, out of twelve, that a field takes on screens wide enough for fields side by side. */
export const spanOf = (ui: UiSchema | undefined, name: string): number => {
  const { span } = getUiOptions(ui?.[name])
  return typeof span === 'number' ? span : 12
}

/** The named fields, in their order, that fit into the first window of a form. */
export const firstFields = (ui: UiSchema | undefined, names: readonly string[]): ReadonlySet<string> => {
  const first = new Set<string>()
  let columns = 0
  for (const name of names) {
    if (columns >= rowsInSight * 12) break
    first.add(name)
    columns += spanOf(ui, name)
  }
  return first
}

export interface OutlineProps {
  ui: UiSchema
  /** Properties of the form's schema. */
  names: readonly string[]
  idPrefix: string
  /** Places with errors, as JSON Pointers. */
  faulty: readonly string[]
}

/** The area below the top bar in which a group counts as being read. */
const readingArea = '-80px 0px -60% 0px'

/** The group that is being read. */
const useReadGroup = (groups: readonly FieldGroup[], idPrefix: string): string | undefined => {
  const [read, setRead] = useState<string>()
  const ids = groups.map((group) => groupId(idPrefix, group)).join(' ')
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return
    const inView = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) inView.add(target.id)
          else inView.delete(target.id)
        const first = ids.split(' ').find((id) => inView.has(`${id}-section`))
        if (first !== undefined) setRead(first)
      },
      { rootMargin: readingArea },
    )
    for (const id of ids.split(' ')) {
      const section = document.getElementById(`${id}-section`)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [ids])
  return read
}

const goTo = (id: string): void => {
  const heading = document.getElementById(id)
  if (!heading) return
  scrollTo(heading, 'start')
  heading.focus({ preventScroll: true })
}

/** The groups of a long form beside it, on wide screens: links with the present position and the errors. */
export const Outline = ({ ui, names, idPrefix, faulty }: OutlineProps) => {
  const { t } = useTranslation('engine')
  const groups = fieldGroups(ui, names).filter(({ title }) => title !== '')
  const read = useReadGroup(groups, idPrefix)
  const faultsIn = ({ fields }: FieldGroup): number =>
    faulty.filter((path) => fields.includes(firstKey(path))).length
  return (
    <Box component='nav' aria-label={t('outline')} sx={{ position: 'sticky', top: 88 }}>
      <Box component='ul' sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {groups.map((group) => {
          const id = groupId(idPrefix, group)
          const faults = faultsIn(group)
          const isRead = id === read
          return (
            <li key={id}>
              <Link
                component='button'
                type='button'
                underline='none'
                color={isRead ? 'primary' : 'text.secondary'}
                aria-current={isRead ? 'location' : undefined}
                aria-label={
                  faults > 0 ? t('outlineFaults', { title: group.title, count: faults }) : undefined
                }
                onClick={() => goTo(id)}
                sx={{
                  width: '100%',
                  textAlign: 'start',
                  py: 2,
                  borderInlineStart: '2px solid',
                  borderInlineStartColor: isRead ? 'primary.main' : 'divider',
                  paddingInline: '16px 24px',
                }}
              >
                <Badge badgeContent={faults} color='error' sx={{ paddingInlineEnd: 3 }}>
                  {group.title}
                </Badge>
              </Link>
            </li>
          )
        })}
      </Box>
    </Box>
  )
}
