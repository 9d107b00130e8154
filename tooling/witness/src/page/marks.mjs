const petals = { outer: { count: 16, radius: 34, lobe: 'M0-13C6.6-5.9 6.6 5.9 0 13C-6.6 5.9-6.6-5.9 0-13z' } }
const seeds = [45, 135, 225, 315]

/** The flower of the band. */
export function renderFlower() {
  const { count, lobe, radius } = petals.outer
  const outer = Array.from(
    { length: count },
    (_, at) =>
      `<path transform="rotate(${(360 / count) * at} 50 50)translate(50 ${50 - radius})" d="${lobe}"/>`,
  )
  const inner = seeds.map(
    angle =>
      `<path transform="rotate(${angle} 50 50)translate(50 42)" d="M0-6.9C6.1-3.1 6.1 3.1 0 6.9C-6.1 3.1-6.1-3.1 0-6.9z"/>`,
  )
  return `<svg viewBox="0 0 100 100" aria-hidden="true">${outer.join('')}${inner.join('')}</svg>`
}

/** A leaf, upright if something is right, and its text. */
export const renderMark = (kind, text) =>
  `<span class="mark ${kind}"><svg viewBox="0 0 20 20" aria-hidden="true"><path transform="translate(10 10)${kind === 'ok' ? '' : 'rotate(45)'}" d="M0-9C5.3-4 5.3 4 0 9C-5.3 4-5.3-4 0-9z"/></svg>${text}</span>`
