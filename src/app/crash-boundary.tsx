import { Component, type ReactNode } from 'react'

interface CrashBoundaryProps {
  /** Stands there afterwards. @default nothing */
  instead?: ReactNode
  children: ReactNode
}

/** Keeps a fault in one part of a page from taking the whole of it; React writes the fault to the log. */
export class CrashBoundary extends Component<CrashBoundaryProps, { crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  override render() {
    return this.state.crashed ? this.props.instead : this.props.children
  }
}
