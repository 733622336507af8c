import { dateText, Status, Text } from '../list/cells.tsx'
import type { ListDefinition } from '../list/list-definition.ts'
import { ListScreen } from '../list/list-screen.tsx'

interface Dua {
  id: number
  title: string
  duaCategoryTitle: string
  actualDua: string
  duaTranslation: string
  spelling: string
  active: boolean
  creationDate: string
}

const definition: ListDefinition<Dua> = {
  title: 'Dua',
  path: '/dua',
  question: 'Delete this dua?',
  nameOf: ({ title }) => title,
  request: {
    resource: 'dua',
    searches: [{ param: 'actualDua', label: 'Actual Dua' }],
    filter: {
      label: 'Status',
      choices: [
        { label: 'All', params: {} },
        { label: 'Active', params: { active: 'true' } },
        { label: 'Inactive', params: { active: 'false' } },
      ],
    },
  },
  columns: [
    {
      field: 'title',
      heading: 'Title',
      width: 112,
      share: 2,
      sortBy: 'title',
      cell: (row) => <Text>{row.title}</Text>,
    },
    {
      field: 'category',
      heading: 'Category',
      width: 112,
      share: 1,
      cell: (row) => <Text>{row.duaCategoryTitle}</Text>,
    },
    {
      field: 'actualDua',
      heading: 'Actual Dua',
      width: 112,
      share: 2,
      cell: (row) => <Text>{row.actualDua}</Text>,
    },
    {
      field: 'translation',
      heading: 'Translation',
      width: 112,
      share: 2,
      cell: (row) => <Text>{row.duaTranslation}</Text>,
    },
    {
      field: 'spelling',
      heading: 'Pronunciation',
      width: 140,
      share: 2,
      cell: (row) => <Text>{row.spelling}</Text>,
    },
    { field: 'active', heading: 'Status', width: 110, cell: (row) => <Status active={row.active} /> },
    {
      field: 'created',
      heading: 'Created At',
      width: 132,
      sortBy: 'creationDate',
      cell: (row) => dateText(row.creationDate),
    },
  ],
}

/** The list of duas. */
export const DuaList = () => <ListScreen key='dua' {...definition} />
