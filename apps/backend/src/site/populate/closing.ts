export const closing = { populate: { primary: true, secondary: true, image: true } }
