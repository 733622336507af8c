import Down from '@mui/icons-material/KeyboardArrowDown'
import Up from '@mui/icons-material/KeyboardArrowUp'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import Stack from '@mui/material/Stack'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useLabel } from '../../../i18n/use-label.ts'
import { isEnter } from '../../../ui/keys.ts'
import { useSearch } from '../../../ui/page/navigate.tsx'
import {
  type ListSettings,
  maxColumnWidth,
  minColumnWidth,
  useListSettings,
  useVisibleColumns,
  visibleColumns,
  withWidth,
} from '../state/list-settings.ts'
import type { ListPage } from '../use-list-page.ts'

interface Props {
  /** Name of the column in the present language. */
  name: string
  isShown: boolean
  /** The last visible column cannot be hidden. */
  isFixed: boolean
  isFirst: boolean
  isLast: boolean
  width: number | undefined
  onShow: (isShown: boolean) => void
  onMove: (by: -1 | 1) => void
  onWidth: (width: number | undefined) => void
}

/** A column in the columns dialog: visibility, position and width. */
const ColumnLine = (props: Props) => {
  const { name, isShown, isFixed, isFirst, isLast, width, onShow, onMove, onWidth } = props
  const { t } = useTranslation('tools')
  const change = (text: string): void => {
    const number = Number.parseInt(text, 10)
    onWidth(Number.isNaN(number) ? undefined : Math.max(minColumnWidth, Math.min(maxColumnWidth, number)))
  }
  return (
    <Stack component='li' direction='row' sx={{ alignItems: 'center', py: 0.5 }}>
      <FormControlLabel
        sx={{ flex: 1, mr: 1 }}
        control={
          <Checkbox
            size='small'
            checked={isShown}
            disabled={isFixed}
            onChange={(_, checked) => onShow(checked)}
          />
        }
        label={name}
      />
      <OutlinedInput
        key={width ?? 'auto'}
        size='small'
        type='number'
        defaultValue={width ?? ''}
        placeholder={t('columns.auto')}
        onBlur={({ target }) => change(target.value)}
        onKeyDown={(event) =>
          isEnter(event) && change((event.currentTarget.querySelector('input') ?? { value: '' }).value)
        }
        sx={{ width: 96 }}
        slotProps={{
          input: {
            'aria-label': t('columns.width', { column: name }),
            min: minColumnWidth,
            max: maxColumnWidth,
            step: 10,
          },
        }}
      />
      <IconButton
        size='small'
        disabled={isFirst}
        aria-label={t('columns.up', { column: name })}
        onClick={() => onMove(-1)}
      >
        <Up fontSize='small' />
      </IconButton>
      <IconButton
        size='small'
        disabled={isLast}
        aria-label={t('columns.down', { column: name })}
        onClick={() => onMove(1)}
      >
        <Down fontSize='small' />
      </IconButton>
    </Stack>
  )
}

/** The columns of a list for selection; if the URL has columns, the visible ones come first. */
const useColumnChoice = (page: ListPage) => {
  const { settings, setSettings } = useListSettings(page)
  const [search, setSearch] = useSearch()
  const shown = useVisibleColumns(page).map(({ field }) => field)
  const named = search.get('columns')
  const order = named === null ? (settings.order ?? []) : named.split(',')
  const columns = visibleColumns(page.list.columns, { order })
  const fields = columns.map(({ field }) => field)
  const hidden = fields.filter((field) => !shown.includes(field))

  /** A change here replaces the columns of the URL. */
  const change = (next: ListSettings | null): void => {
    setSettings(next)
    if (named === null) return
    setSearch(
      (current) => {
        const query = new URLSearchParams(current)
        query.delete('columns')
        return query
      },
      { replace: true },
    )
  }
  const current: ListSettings = { ...settings, order: fields, hidden }
  return {
    columns,
    settings,
    isShown: (field: string): boolean => shown.includes(field),
    shownCount: shown.length,
    show: (field: string, isShown: boolean): void =>
      change({
        ...current,
        hidden: isShown ? hidden.filter((one) => one !== field) : [...hidden, field],
      }),
    move: (index: number, by: -1 | 1): void => {
      const [field] = fields.slice(index, index + 1)
      if (field === undefined) return
      change({ ...current, order: fields.toSpliced(index, 1).toSpliced(index + by, 0, field) })
    },
    resize: (field: string, width: number | undefined): void => change(withWidth(current, field, width)),
    setDensity: (isCompact: boolean): void => {
      const { density: _, ...others } = current
      change(isCompact ? { ...others, density: 'compact' } : others)
    },
    reset: (): void => change(settings.view ? { view: settings.view } : null),
  }
}

/** Sets the visible columns of a list, their order and width, and the row density; the list updates at once. */
export const ColumnsDialog = ({ page, onClose }: { page: ListPage; onClose: () => void }) => {
  const { t } = useTranslation('tools')
  const { t: shell } = useTranslation()
  const label = useLabel()
  const { columns, settings, isShown, shownCount, show, move, resize, setDensity, reset } =
    useColumnChoice(page)
  return (
    <Dialog open onClose={onClose} maxWidth='xs' fullWidth>
      <DialogTitle>{t('columns.title')}</DialogTitle>
      <DialogContent>
        <ul aria-label={t('columns.columns')} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {columns.map(({ field, label: heading }, index) => (
            <ColumnLine
              key={field}
              name={label(heading)}
              isShown={isShown(field)}
              isFixed={isShown(field) && shownCount === 1}
              isFirst={index === 0}
              isLast={index === columns.length - 1}
              width={settings.widths?.[field]}
              onShow={(shown) => show(field, shown)}
              onMove={(by) => move(index, by)}
              onWidth={(width) => resize(field, width)}
            />
          ))}
        </ul>
        <Typography variant='body2' sx={{ mt: 4, mb: 1 }} aria-hidden>
          {t('columns.density')}
        </Typography>
        <ToggleButtonGroup
          exclusive
          size='small'
          color='primary'
          aria-label={t('columns.density')}
          value={settings.density ?? 'comfortable'}
          onChange={(_, chosen: string | null) => chosen !== null && setDensity(chosen === 'compact')}
        >
          <ToggleButton value='comfortable'>{t('columns.comfortable')}</ToggleButton>
          <ToggleButton value='compact'>{t('columns.compact')}</ToggleButton>
        </ToggleButtonGroup>
      </DialogContent>
      <DialogActions>
        <Button color='secondary' onClick={reset}>
          {t('columns.reset')}
        </Button>
        <Button onClick={onClose} autoFocus>
          {shell('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
