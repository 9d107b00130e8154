import { appendOnlyLifecycles } from '#src/database/append-only'

export default appendOnlyLifecycles
