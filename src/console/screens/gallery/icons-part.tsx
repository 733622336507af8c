import { menu } from 'virtual:menu'
import Box from '@mui/material/Box'
import type SvgIcon from '@mui/material/SvgIcon'
import Typography from '@mui/material/Typography'
import { actionIcons } from '../../engine/icons.ts'
import { menuIcons } from '../../shell/menu/menu-icons.ts'
import type { Sources } from './sources.ts'
import { Entry, JsonText } from './specimen.tsx'

type Icons = Readonly<Record<string, typeof SvgIcon>>

const Pictures = ({ icons }: { icons: Icons }) => (
  <Box
    component='ul'
    sx={{
      m: 0,
      p: 0,
      listStyle: 'none',
      display: 'grid',
      gap: 3,
      gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
    }}
  >
    {Object.entries(icons).map(([name, Icon]) => (
      <Box component='li' key={name} sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 }}>
        <Icon fontSize='small' />
        <Typography variant='body2' noWrap title={name}>
          {name}
        </Typography>
      </Box>
    ))}
  </Box>
)

/** Every icon that files can refer to. */
export const IconsPart = ({ sources, shown }: { sources: Sources; shown: (name: string) => boolean }) => {
  const of = (icons: Icons): Icons =>
    Object.fromEntries(Object.entries(icons).filter(([name]) => shown(name)))
  return (
    <>
      <Entry anchor='icons-actions' name='of actions' note='"icon" of row and header actions in list.json.'>
        <Pictures icons={of(actionIcons)} />
        <JsonText value={sources.modules.flatMap(({ list }) => list?.rowActions ?? [])[0]} />
      </Entry>
      <Entry anchor='icons-menu' name='of the menu' note='"icon" of the groups and items of menu.json.'>
        <Pictures icons={of(menuIcons as Icons)} />
        <JsonText value={menu.find(({ icon, to }) => icon !== undefined && to !== undefined)} />
      </Entry>
    </>
  )
}
