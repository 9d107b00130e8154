export const benefits = { populate: { cards: true } }
