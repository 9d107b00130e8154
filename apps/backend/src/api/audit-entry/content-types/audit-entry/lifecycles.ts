import { appendOnly } from '#src/database/append-only'

export default appendOnly
