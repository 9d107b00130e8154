const refuse = () => {
  throw new Error('The audit only grows: an entry is never changed or removed')
}

export default {
  beforeUpdate: refuse,
  beforeUpdateMany: refuse,
  beforeDelete: refuse,
  beforeDeleteMany: refuse,
}
