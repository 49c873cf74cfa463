import { Component, type ReactNode } from 'react';

interface MapBoundaryProps {
  /** What is in its place, for the console. */
  readonly inItsPlace: string;
  /** Called when the map could not be loaded or broke. */
  readonly onFailure: () => void;
  readonly children: ReactNode;
}

/** Keeps a map that fails from taking the page with it. */
export class MapBoundary extends Component<MapBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(cause: unknown) {
    console.error(`The map failed; ${this.props.inItsPlace} stands in its place.`, cause);
    this.props.onFailure();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
