import CloseFullscreen from '@mui/icons-material/CloseFullscreen'
import FormatAlignLeft from '@mui/icons-material/FormatAlignLeft'
import OpenInFull from '@mui/icons-material/OpenInFull'
import TableChart from '@mui/icons-material/TableChartOutlined'
import TextFormat from '@mui/icons-material/TextFormat'
import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import { type Editor, useEditorState } from '@tiptap/react'
import { type FocusEvent, Fragment, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Select } from '../../../ui/select/select.tsx'
import { FormatMenu } from './format-menu.tsx'
import { placeFormats, wordFormats } from './formats.ts'
import { ImageButton } from './image-button.tsx'
import { LinkButton } from './link-button.tsx'
import { tableActions } from './table-actions.ts'
import { toolbarActions } from './toolbar-actions.ts'
import { ToolbarButton } from './toolbar-button.tsx'

/** Inserts a table, or changes the one at the caret. */
const TableButton = ({ editor, inTable }: { editor: Editor; inTable: boolean }) => {
  const { t } = useTranslation('widgets')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  return (
    <>
      <ToolbarButton
        label={t('richText.table.label')}
        icon={TableChart}
        pressed={inTable}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      />
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} disableRestoreFocus>
        {tableActions(editor).map(({ id, run, isPossible }) => (
          <MenuItem
            key={id}
            dense
            disabled={isPossible?.(editor) === false}
            onClick={() => {
              close()
              run(editor)
            }}
          >
            {t(`richText.table.${id}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

const levels = [2, 3, 4] as const

/** The toolbar's level for a heading of any level; 0 for a paragraph. */
const shownLevel = (level: unknown): number =>
  typeof level === 'number' ? Math.min(4, Math.max(2, level)) : 0

/** Paragraph or heading. */
const BlockSelect = ({ editor }: { editor: Editor }) => {
  const { t } = useTranslation('widgets')
  const level = useEditorState({
    editor,
    selector: (now) => shownLevel(now.editor.getAttributes('heading').level),
  })
  const set = (value: number) => {
    const chosen = levels.find((each) => each === value)
    const chain = editor.chain().focus()
    return (chosen ? chain.setHeading({ level: chosen }) : chain.setParagraph()).run()
  }
  return (
    <Box sx={{ display: 'flex', fontSize: 14 }}>
      <Select
        plain
        label={t('richText.block')}
        value={level}
        options={[
          { value: 0, label: t('richText.paragraph') },
          ...levels.map((each) => ({ value: each, label: t('richText.heading', { level: each - 1 }) })),
        ]}
        onChange={set}
      />
    </Box>
  )
}

interface Props {
  editor: Editor
  label: string
  uploading: boolean
  onImage: (file: File) => void
  /** Whether the editor is in full-window mode. */
  wide: boolean
  onWide: () => void
}

const all = toolbarActions.flat()

/** The state of all buttons as one string, so that the toolbar renders only when one of them changes. */
const stateOf = (editor: Editor) =>
  all
    .map(
      ({ isActive, isPossible }) =>
        (isActive?.(editor) ? 'a' : '-') + (isPossible?.(editor) === false ? 'x' : '-'),
    )
    .join('') +
  [placeFormats, wordFormats]
    .map((formats) => (formats.some(({ isActive }) => isActive?.(editor)) ? 'a' : '-'))
    .join('') +
  (editor.isActive('table') ? 't' : '-')

const controlsIn = (toolbar: HTMLElement): HTMLButtonElement[] => [
  ...toolbar.querySelectorAll<HTMLButtonElement>('button:not(:disabled)'),
]

/** Where each key leads from a control, as an index that may be out of range. */
const targetOf = (key: string, at: number, isRtl: boolean, count: number): number | undefined => {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key]
  return step && at + (isRtl ? -step : step)
}

/**
 * A single tab stop with arrow keys between the controls (WAI-ARIA toolbar pattern). The controls set no `tabIndex` of
 * their own, so React leaves the present one.
 */
const useTabStop = () => {
  const root = useRef<HTMLDivElement>(null)
  const current = useRef<Element>(null)
  const mark = (): void => {
    const controls = root.current ? controlsIn(root.current) : []
    const stop = controls.find((each) => each === current.current) ?? controls[0]
    for (const each of controls) each.tabIndex = each === stop ? 0 : -1
  }
  useLayoutEffect(mark)
  return {
    ref: root,
    onFocus: ({ target }: FocusEvent): void => {
      if (!root.current?.contains(target)) return
      current.current = target.closest('button')
      mark()
    },
    onKeyDown: (event: KeyboardEvent): void => {
      const toolbar = root.current
      const { key, target, altKey, ctrlKey, metaKey } = event
      // Events of open menus bubble to here.
      if (!toolbar?.contains(target as Node) || altKey || ctrlKey || metaKey) return
      const controls = controlsIn(toolbar)
      const at = controls.indexOf(target as HTMLButtonElement)
      const isRtl = getComputedStyle(toolbar).direction === 'rtl'
      const next = targetOf(key, at, isRtl, controls.length)
      if (at < 0 || next === undefined) return
      event.preventDefault()
      controls.at(next % controls.length)?.focus()
    },
  }
}

/** The buttons above an editor; a single tab stop, with arrow keys between buttons. */
export const Toolbar = ({ editor, label, uploading, onImage, wide, onWide }: Props) => {
  const { t } = useTranslation('widgets')
  const tabStop = useTabStop()
  const state = useEditorState({ editor, selector: (snapshot) => stateOf(snapshot.editor) })
  return (
    <Stack
      {...tabStop}
      role='toolbar'
      aria-label={t('richText.toolbar', { label })}
      direction='row'
      sx={{ flexWrap: 'wrap', alignItems: 'center', p: 1, borderBottom: 1, borderColor: 'divider' }}
    >
      <BlockSelect editor={editor} />
      {toolbarActions.map((group) => (
        <Fragment key={group[0]?.id}>
          <Divider orientation='vertical' flexItem sx={{ mx: 1 }} />
          {group.map((action) => {
            const at = all.indexOf(action) * 2
            return (
              <ToolbarButton
                key={action.id}
                label={t(`richText.${action.id}`)}
                icon={action.icon}
                turns={action.turns}
                disabled={state[at + 1] === 'x'}
                onClick={() => action.run(editor)}
                {...(action.isActive && { pressed: state[at] === 'a' })}
              />
            )
          })}
        </Fragment>
      ))}
      <Divider orientation='vertical' flexItem sx={{ mx: 1 }} />
      <FormatMenu
        editor={editor}
        label={t('richText.place')}
        icon={FormatAlignLeft}
        turns
        formats={placeFormats}
        pressed={state.at(-3) === 'a'}
      />
      <FormatMenu
        editor={editor}
        label={t('richText.moreFormats')}
        icon={TextFormat}
        formats={wordFormats}
        pressed={state.at(-2) === 'a'}
      />
      <LinkButton editor={editor} />
      <TableButton editor={editor} inTable={state.endsWith('t')} />
      <ImageButton editor={editor} disabled={uploading} onImage={onImage} />
      <ToolbarButton
        label={t('richText.wide')}
        icon={wide ? CloseFullscreen : OpenInFull}
        pressed={wide}
        onClick={onWide}
      />
      {uploading && <CircularProgress size={18} aria-label={t('richText.uploading')} />}
    </Stack>
  )
}
