export const hero = { populate: { primary: true, secondary: true, note_link: true } }
