declare module '*.ts?text' {
  const text: string
  export default text
}
