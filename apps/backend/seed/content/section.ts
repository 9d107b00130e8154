/** Creates a block of a page from the name of its component. */
export const buildSection = (name: string, fields: object) => ({ __component: `sections.${name}`, ...fields })
