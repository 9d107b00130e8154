/** A block of a page, by the name of its component. */
export const section = (name: string, words: object) => ({ __component: `sections.${name}`, ...words })
