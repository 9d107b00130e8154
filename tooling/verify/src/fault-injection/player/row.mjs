/** One line of the matrix: what was silent, lost or doubled, and what the screen and the board showed. */
export class Row {
  silence = 0
  allowed = 0
  recovered = null
  screen = ''
  board = ''
  misses = []
  startedAt = Date.now()

  constructor(names, { device, owner, zone }) {
    this.name = names.join(' × ')
    this.device = device
    this.readBoard = () => owner.readBoard(zone)
  }

  expect(title, isTrue) {
    if (!isTrue) this.misses.push(`not true: ${title}`)
  }

  async describe() {
    this.screen = await this.device.readScreen()
    this.board = await this.readBoard()
  }

  end() {
    if (this.silence > this.allowed)
      this.misses.push(`${this.silence.toFixed(1)} s of dead air, allowed ${this.allowed.toFixed(1)} s`)
  }

  addPlay(title, { at, track, seconds }) {
    this.misses.push(`${title}: ${seconds.toFixed(1)} s of ${track} at ${new Date(at).toISOString()}`)
  }

  toReport() {
    const { name, silence, recovered, screen, board, misses } = this
    return { name, silence, recovered, screen, board, misses }
  }

  toLine() {
    const figures = `${this.silence.toFixed(1)} s`.padStart(8)
    const shown = `${this.screen.slice(0, 60).padEnd(60)} | ${this.board}`
    const misses = this.misses.map(miss => `\n    <- ${miss}`).join('')
    return `  ${this.name.padEnd(46)}${figures}  ${shown}${misses}`
  }
}
