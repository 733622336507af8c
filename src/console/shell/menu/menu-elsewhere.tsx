import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Platform } from '../../../modules/format/types.ts'
import { platformKeys } from '../platform-keys.ts'
import { MenuLeaf } from './menu-item.tsx'
import type { MenuItem } from './menu-model.ts'

interface Props {
  items: readonly MenuItem[]
  /** The mode of the links. */
  platform: Platform
  currentTo: string | null
  translate: (label: string) => string
}

/** Labelled links of the other mode; following one changes the mode. */
export const MenuElsewhere = ({ items, platform, currentTo, translate }: Props) => {
  const { t } = useTranslation(['frame', 'shell'])
  const titleId = useId()
  if (items.length === 0) return null
  return (
    <>
      <Typography id={titleId} variant='body2' sx={{ px: 5, pt: 2, pb: 1, color: 'sidebar.muted' }}>
        {t('menu.elsewhere', { platform: t(platformKeys[platform]) })}
      </Typography>
      <ul className='elsewhere' aria-labelledby={titleId}>
        {items.map((item) => (
          <MenuLeaf
            key={item.to}
            item={item}
            text={translate(item.label)}
            current={item.to === currentTo}
            nested
            platform={platform}
          />
        ))}
      </ul>
    </>
  )
}
