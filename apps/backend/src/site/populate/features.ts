export const features = { populate: { cards: true } }
