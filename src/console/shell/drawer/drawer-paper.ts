/** Width of the sidebar in CSS pixels. */
export const DRAWER_WIDTH = 300

/** Styles of the sidebar's surface, beside or over the page. */
export const drawerPaper = {
  width: DRAWER_WIDTH,
  maxWidth: '88vw',
  bgcolor: 'sidebar.background',
  color: 'sidebar.text',
  borderColor: 'sidebar.border',
  overflow: 'hidden',
} as const
