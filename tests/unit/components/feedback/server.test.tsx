import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import {
  Alert,
  Button,
  CaptchaField,
  Checkbox,
  Dialog,
  DialogBody,
  DialogContent,
  DialogTitle,
  DialogTrigger,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
  EmptyState,
  ErrorState,
  Field,
  FlameLoader,
  Form,
  IconButton,
  Link,
  MessageDialog,
  PasswordInput,
  SearchField,
  Skeleton,
  SkeletonGroup,
  Spinner,
  TextInput,
  ToastProvider,
  ToggleChip,
} from '#components/index.ts'

const nothing = () => {}

const page = (
  <ToastProvider>
    <Button busy busyLabel="sending">
      send
    </Button>
    <IconButton label="search">
      <i />
    </IconButton>
    <Link href="/">home</Link>
    <ToggleChip pressed>new</ToggleChip>
    <Form summary={<Alert tone="negative">wrong</Alert>}>
      <Field label="name" error="short">
        <TextInput />
      </Field>
      <PasswordInput autoComplete="new-password" showLabel="show" hideLabel="hide" />
      <Checkbox label="agree" />
      <CaptchaField
        label="code"
        status="loading"
        onRefresh={nothing}
        refreshLabel="another"
        loadingLabel="loading"
        failedLabel="failed"
      />
    </Form>
    <SearchField
      label="search"
      value="lamp"
      onValueChange={nothing}
      clearLabel="clear"
      shortcut="/"
      action="/seamless"
    />
    <SkeletonGroup label="loading">
      <Skeleton />
      <Spinner label="loading" />
      <FlameLoader label="loading" />
    </SkeletonGroup>
    <EmptyState emblem="owl" title="empty" />
    <ErrorState variant="section" emblem="koi" title="failed" />
    <Dialog defaultOpen>
      <DialogTrigger>
        <Button>open</Button>
      </DialogTrigger>
      <DialogContent closeLabel="close">
        <DialogBody>
          <DialogTitle>title</DialogTitle>
        </DialogBody>
      </DialogContent>
    </Dialog>
    <MessageDialog open title="t" confirmLabel="ok" onConfirm={nothing} onDismiss={nothing} />
    <DropdownMenu>
      <DropdownMenuTrigger>
        <Button>menu</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem>one</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  </ToastProvider>
)

it('everything renders on the server, without a style attribute, which our policy refuses', () => {
  const html = renderToString(page)
  expect(html).toContain('data-slot="search-field"')
  expect(html).toContain('data-slot="error-state"')
  expect(html).not.toContain('style=')
})

it('a search works before the page has come alive', () => {
  const html = renderToString(page)
  const form = /<form role="search"[^>]*>/.exec(html)?.[0]
  expect(form).toContain('method="get"')
  expect(form).toContain('action="/seamless"')
})
