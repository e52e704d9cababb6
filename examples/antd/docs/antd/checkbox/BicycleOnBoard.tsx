import {Checkbox} from 'antd';

export default function BicycleOnBoard() {
  return <Checkbox defaultChecked>I bring a bicycle</Checkbox>;
}
