import { useTranslation } from 'react-i18next'
import { operationQuery } from '../../../../client/call.ts'
import { queryClient } from '../../../../client/query-client.ts'
import { directionOf } from '../../../../contract/text/interface-languages.ts'
import { formatNumber } from '../../../i18n/format-number.ts'
import { currentLanguage } from '../../../i18n/i18n.ts'
import { useLabel } from '../../../i18n/use-label.ts'
import { showToast } from '../../../ui/toasts/toasts.tsx'
import { requestForPage } from '../../../widgets/reference/picker-request.ts'
import { textOption } from '../../../widgets/shared/options.ts'
import { toOptions } from '../../../widgets/shared/picker/picker-option.ts'
import { type CellWords, choicesOf } from '../grid/cell-text.ts'
import { type GridColumn, isImportable } from '../grid/grid-columns.ts'
import { mostNames, sourceOf } from '../grid/record-search.ts'
import { useGridForm } from '../grid/use-grid-form.ts'
import { headingOf } from '../grid/use-grid-layout.ts'
import { useGridWords } from '../grid/use-grid-words.ts'
import { saveFile } from '../tools/export/save-file.ts'
import { newFile } from '../tools/export/use-export.ts'
import type { ListPage } from '../use-list-page.ts'
import { exampleOf, hintsOf, markedHeading } from './template.ts'

/** The names that a reference column offers; none for a list longer than the API returns at once. */
const namesFor = async (column: GridColumn, page: ListPage): Promise<readonly string[]> => {
  const source = sourceOf(column, page.values, {})
  const { payload } = await queryClient.fetchQuery({
    ...operationQuery(source.operation, requestForPage(source, '', mostNames)),
    staleTime: 60_000,
  })
  const options = toOptions(payload, [], String, source)
  return options.length < mostNames ? options.flatMap(({ label, withheld }) => (withheld ? [] : [label])) : []
}

const choicesFor = async (
  column: GridColumn,
  page: ListPage,
  words: CellWords,
): Promise<readonly string[]> => {
  if (column.kind === 'reference' || column.kind === 'references')
    return namesFor(column, page).catch(() => [])
  return column.kind === 'choice' || column.kind === 'toggle'
    ? choicesOf(column, words).flatMap(({ text }) => (text === '' ? [] : [text]))
    : []
}

const none = (): readonly never[] => []

/**
 * Returns a function that downloads a workbook to be filled in: headings in the present language, drop-down lists, hints,
 * and two example rows.
 */
export const useTemplate = (page: ListPage): (() => void) => {
  const { t } = useTranslation(['import', 'tools'])
  const label = useLabel()
  const { form } = useGridForm(page.module, { isImport: true })
  const words = useGridWords(form?.columns ?? [], none)
  const save = async (): Promise<void> => {
    const columns = form?.columns.filter(isImportable) ?? []
    const helpOf = (column: GridColumn): string => label(textOption(column.options, 'help') ?? '')
    const choices = await Promise.all(columns.map((column) => choicesFor(column, page, words)))
    const inputs = columns.map((column, at) => ({
      isRequired: column.isRequired,
      choices: choices[at] ?? [],
      hint: [
        ...hintsOf(column).map(({ key, limit }) =>
          t(`import.hint.${key}`, limit === undefined ? {} : { limit: formatNumber(limit, words.language) }),
        ),
        helpOf(column),
      ]
        .filter((part) => part !== '')
        .join('. '),
    }))
    const title = label(page.list.title ?? page.module.module.title)
    const file = await newFile('xlsx', columns.length, {
      ...{ style: 'example' as const, inputs, name: title.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31) },
      isRightToLeft: directionOf(currentLanguage()) === 'rtl',
    })
    file.add([
      columns.map((column) => markedHeading(headingOf(column, label), column.isRequired)),
      ...[1, 2].map((number) =>
        columns.map((column, at) =>
          exampleOf(column, number, headingOf(column, label), choices[at] ?? [], words.language),
        ),
      ),
    ])
    saveFile(file.end(), t('import.templateOf', { title }), 'xlsx')
  }
  return () => {
    save().catch(() => showToast({ message: t('failed'), type: 'error' }))
  }
}
