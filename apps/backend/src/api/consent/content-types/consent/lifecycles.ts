const refuse = () => {
  throw new Error('A consent is proof: it is never changed or removed')
}

export default {
  beforeUpdate: refuse,
  beforeUpdateMany: refuse,
  beforeDelete: refuse,
  beforeDeleteMany: refuse,
}
