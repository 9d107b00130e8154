/** Creates a block of a page from the name of its component. */
export const section = (name: string, words: object) => ({ __component: `sections.${name}`, ...words })
