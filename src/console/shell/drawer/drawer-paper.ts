/** Width of the sidebar in CSS pixels. */
export const DRAWER_WIDTH = 300

/** How the sidebar's surface looks, beside the page or over it. */
export const drawerPaper = {
  width: DRAWER_WIDTH,
  maxWidth: '88vw',
  bgcolor: 'sidebar.background',
  color: 'sidebar.text',
  borderColor: 'sidebar.border',
  overflow: 'hidden',
} as const
