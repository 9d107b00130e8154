export const intro = { populate: { primary: true, secondary: true, image: true } }
