import CloseFullscreen from '@mui/icons-material/CloseFullscreen'
import FormatAlignLeft from '@mui/icons-material/FormatAlignLeft'
import OpenInFull from '@mui/icons-material/OpenInFull'
import TableChart from '@mui/icons-material/TableChartOutlined'
import TextFormat from '@mui/icons-material/TextFormat'
import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import Divider from '@mui/material/Divider'
import Stack from '@mui/material/Stack'
import { type Editor, useEditorState } from '@tiptap/react'
import { type FocusEvent, Fragment, type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Select } from '../../../ui/select/select.tsx'
import { ActionMenu } from './action-menu.tsx'
import { type EditorAction, placeFormats, tableActions, toolbarActions, wordFormats } from './actions.ts'
import { ImageButton } from './image-button.tsx'
import { LinkButton } from './link-button.tsx'
import { ToolbarButton } from './toolbar-button.tsx'

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

const all = [...toolbarActions.flat(), ...placeFormats, ...wordFormats]

/** The ids of active formats and of impossible actions at the caret, and whether that is in a table. */
const stateOf = (editor: Editor) => ({
  active: all.filter(({ isActive }) => isActive?.(editor)).map(({ id }) => id),
  impossible: all.filter(({ isPossible }) => isPossible?.(editor) === false).map(({ id }) => id),
  isInTable: editor.isActive('table'),
})

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
  const { active, impossible, isInTable } = useEditorState({
    editor,
    selector: (snapshot) => stateOf(snapshot.editor),
  })
  const isAnyActive = (formats: readonly EditorAction[]): boolean =>
    formats.some(({ id }) => active.includes(id))
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
          {group.map(({ id, icon, turns, run, isActive }) => (
            <ToolbarButton
              key={id}
              label={t(`richText.${id}`)}
              icon={icon}
              turns={turns}
              disabled={impossible.includes(id)}
              onClick={() => run(editor)}
              {...(isActive && { pressed: active.includes(id) })}
            />
          ))}
        </Fragment>
      ))}
      <Divider orientation='vertical' flexItem sx={{ mx: 1 }} />
      <ActionMenu
        editor={editor}
        label={t('richText.place')}
        icon={FormatAlignLeft}
        turns
        names='format'
        actions={placeFormats}
        pressed={isAnyActive(placeFormats)}
      />
      <ActionMenu
        editor={editor}
        label={t('richText.moreFormats')}
        icon={TextFormat}
        names='format'
        actions={wordFormats}
        pressed={isAnyActive(wordFormats)}
      />
      <LinkButton editor={editor} />
      <ActionMenu
        editor={editor}
        label={t('richText.table.label')}
        icon={TableChart}
        names='table'
        actions={tableActions(editor)}
        pressed={isInTable}
      />
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
