import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { UiSchema } from '@rjsf/utils'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { firstKey } from '../../../../contract/json-pointer.ts'
import { scrollTo } from '../fields/focus-field.ts'
import { type FieldGroup, fieldGroups, groupId } from './field-groups.ts'

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
