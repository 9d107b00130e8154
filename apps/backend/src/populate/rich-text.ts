export const richText = true
